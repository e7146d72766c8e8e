import "../../locales/subscription/catalog.ts";
import { ApiError } from "@grow/api-client";
import { errorStatus, formErrors, textOf } from "@grow/app-kit/forms/form-errors.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { portalBase } from "../../../../shared/portal-base.ts";
import { SubscriptionScreen } from "./screen.tsx";
import { subscriptionTitles } from "./titles.ts";
import { subscriptionView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["auth", "manager"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { brand, rights } = await portalBase(context);
  const query = brand ? { brand_id: brand.id } : {};
  const { data: subscription } = await context.api.GET("/brands-manager/subscription", { params: { query } });
  return {
    head: { ...fillHead(context.i18n, subscriptionTitles, { brandname: brand?.name }), isIndexed: false },
    ...subscriptionView(subscription, {
      brandName: brand?.name ?? "",
      canManage: rights.includes("manage"),
      orderedId: Number(context.url.searchParams.get("invoice")),
    }),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { brand } = await portalBase(context);
  if (!brand) throw redirect(paths.welcome());
  const intent = textOf(form, "intent");
  try {
    if (intent === "order") {
      const { data: checkout } = await context.api.POST("/partners/checkout", {
        body: {
          kind: "partner",
          plan: textOf(form, "plan"),
          brand_id: brand.id,
          bill_to: textOf(form, "bill_to").trim().slice(0, 500),
          return_path: `${context.url.origin}${paths.subscription()}`,
        },
      });
      return redirect(checkout.url, 303);
    }
    await context.api.PATCH("/partners/renewal", {
      body: { kind: "partner", brand_id: brand.id, is_renew: intent === "renew" },
    });
    return redirect(paths.subscription(), 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ problem: formErrors(context.i18n, error, []).form }, errorStatus(error));
  }
}

export const meta = pageMeta;

export default function Subscription() {
  const problem = useActionData<typeof action>()?.problem ?? null;
  return <SubscriptionScreen {...useLoaderData<typeof loader>()} problem={problem} />;
}
