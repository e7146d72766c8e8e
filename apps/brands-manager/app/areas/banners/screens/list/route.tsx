import "@grow/app-kit/ads/locales/catalog.ts";
import "../../locales/list/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { portalBase } from "../../../../shared/portal-base.ts";
import { changeBanner, doneOf } from "./change-banner.ts";
import { BannersScreen } from "./screen.tsx";
import { listTitles } from "./titles.ts";
import { bannersRequest, bannersView, PAGE_SIZE } from "./view.ts";

export const handle: RouteHandle = { middleware: ["auth", "manager"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { brand, rights } = await portalBase(context);
  const request = bannersRequest(context.url.searchParams);
  const { data } = await context.api.GET("/brands-manager/banners", {
    params: {
      query: {
        ...(brand ? { brand_id: brand.id } : {}),
        ...(request.state === null ? {} : { state: request.state }),
        ...(request.type === null ? {} : { type: request.type }),
        ...{ start: (request.page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
      },
    },
  });
  return {
    head: { ...fillHead(context.i18n, listTitles, { brandname: brand?.name }), isIndexed: false },
    canEdit: rights.includes("edit"),
    done: doneOf(context.url.searchParams),
    ...bannersView(data, request, new Date(context.now).toISOString().slice(0, 10)),
  };
}

export const action = (args: ActionFunctionArgs) => changeBanner(args);

export const meta = pageMeta;

export default function Banners() {
  const problem = useActionData<typeof action>()?.errors.form ?? null;
  return <BannersScreen {...useLoaderData<typeof loader>()} problem={problem} />;
}
