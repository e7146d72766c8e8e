import "../../locales/invitations/catalog.ts";
import "../../locales/testers/catalog.ts";
import { ApiError } from "@grow/api-client";
import { errorStatus, formErrors, textOf } from "@grow/app-kit/forms/form-errors.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { portalBase } from "../../../../shared/portal-base.ts";
import { withdrawInvitation } from "../../shared/withdraw-invitation.ts";
import { TestersScreen } from "./screen.tsx";
import { testersTitles } from "./titles.ts";
import { testersView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["auth", "manager"] };

/** Page size: more testers than any plan allows. */
const MOST = 100;

export async function loader({ context }: LoaderFunctionArgs) {
  const { brand, rights } = await portalBase(context);
  const brandId = brand ? { brand_id: brand.id } : {};
  const query = (context.url.searchParams.get("query") ?? "").trim().slice(0, 32);
  const [list, invitations, subscription, found] = await Promise.all([
    context.api.GET("/brands-manager/testers", { params: { query: { ...brandId, limit: MOST } } }),
    context.api.GET("/brands-manager/invitations", {
      params: { query: { ...brandId, kind: "tester", limit: MOST } },
    }),
    context.api.GET("/brands-manager/subscription", { params: { query: brandId } }),
    query === ""
      ? null
      : context.api.GET("/brands-manager/testers/search", { params: { query: { ...brandId, query } } }),
  ]);
  return {
    head: { ...fillHead(context.i18n, testersTitles, { brandname: brand?.name }), isIndexed: false },
    communityUrl: context.environment.publicUrl,
    ...testersView({
      brandName: brand?.name ?? "",
      canEdit: rights.includes("edit"),
      list: list.data,
      invitations: invitations.data.items,
      most: subscription.data.limits.testers,
      query,
      found: found?.data.items ?? null,
    }),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { brand } = await portalBase(context);
  const body = { user_id: Number(textOf(form, "user_id")), ...(brand ? { brand_id: brand.id } : {}) };
  try {
    const intent = textOf(form, "intent");
    if (intent === "withdraw") {
      await withdrawInvitation(context, form);
    } else if (intent === "remove") {
      await context.api.POST("/brands-manager/testers/remove_tester", { body });
    } else {
      await context.api.POST("/brands-manager/testers/add_tester", { body });
    }
    return redirect(paths.testers(), 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data(
      { problem: formErrors(context.i18n, error, []).form, isFull: error.details[0]?.code === "too_many" },
      errorStatus(error),
    );
  }
}

export const meta = pageMeta;

export default function Testers() {
  const refused = useActionData<typeof action>();
  return (
    <TestersScreen
      {...useLoaderData<typeof loader>()}
      problem={refused?.problem ?? null}
      isFull={refused?.isFull ?? false}
    />
  );
}
