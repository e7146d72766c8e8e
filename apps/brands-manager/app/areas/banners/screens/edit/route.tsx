import "@grow/app-kit/ads/locales/catalog.ts";
import "../../locales/edit/catalog.ts";
import { countriesIn } from "@grow/app-kit/forms/countries.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { outcomeOf } from "../../../../shared/outcome.ts";
import { portalBase } from "../../../../shared/portal-base.ts";
import { bannerFields } from "./banner-form.ts";
import { editedBanner, saveBanner } from "./save-banner.ts";
import { EditBannerScreen } from "./screen.tsx";
import { editTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["auth", "manager"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { type, id } = editedBanner(params, context.url.pathname);
  const { brand, rights } = await portalBase(context);
  const tmpId = context.url.searchParams.get("tmp_id");
  const { data: banner } = await context.api.GET("/brands-manager/banners/edit/{type}/{id}", {
    params: {
      path: { type, id },
      query: { ...(brand ? { brand_id: brand.id } : {}), ...(tmpId ? { tmp_id: tmpId } : {}) },
    },
  });
  return {
    head: { ...fillHead(context.i18n, editTitles, { brandname: brand?.name }), isIndexed: false },
    ...{ id, kind: type, tmpId: banner.tmp_id, version: banner.version, state: banner.state },
    // An id of a draft is offered for a new banner before there is one.
    isDraft: id === "new" ? banner.update_date !== null : banner.tmp_id !== null,
    reviewText: banner.review_text,
    ...{ brandId: brand?.id ?? 0, brandName: brand?.name ?? "", canEdit: rights.includes("edit") },
    outcome: outcomeOf(context.url),
    countries: countriesIn(context.locale),
    fields: bannerFields(banner),
  };
}

export const action = (args: ActionFunctionArgs) => saveBanner(args);

export const meta = pageMeta;

export default function EditBanner() {
  const view = useLoaderData<typeof loader>();
  // The key resets the form for another banner.
  return (
    <EditBannerScreen key={`${view.kind} ${view.id}`} {...view} refusal={useActionData<typeof action>()} />
  );
}
