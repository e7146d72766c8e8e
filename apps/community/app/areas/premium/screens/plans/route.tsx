import "../../locales/catalog.ts";
import { ApiError } from "@grow/api-client";
import { errorStatus, formErrors, textOf } from "@grow/app-kit/forms/form-errors.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { textLang } from "../../../../shared/text-lang.ts";
import { PlansScreen } from "./screen.tsx";
import { plansTitles } from "./titles.ts";
import { plansView, SHOWN_LOCKED } from "./view.ts";

export const handle: RouteHandle = { isPrivate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const id = (await context.session())?.user.id;
  const path = { id: id ?? 0 };
  const [plans, locked, premium, invoices] = await Promise.all([
    context.api.GET("/partners/plans", {
      params: { query: { kind: "premium", lang: textLang(context.i18n.locale) } },
    }),
    context.api.GET("/diaries", { params: { query: { is_lock: true, limit: SHOWN_LOCKED } } }),
    id === undefined ? null : context.api.GET("/users/{id}/premium", { params: { path } }),
    id === undefined
      ? null
      : context.api.GET("/users/{id}/invoices", { params: { path, query: { limit: 50 } } }),
  ]);
  return {
    head: { ...fillHead(context.i18n, plansTitles), canonical: paths.premiumPage() },
    ...plansView({
      plans: plans.data.items,
      locked: locked.data,
      measures: context.measures,
      premium: premium?.data ?? null,
      invoices: invoices?.data.items ?? [],
      orderedId: Number(context.url.searchParams.get("invoice")),
    }),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  if (!(await context.session())) return redirect(paths.signIn(paths.premiumPage()), 303);
  const intent = textOf(form, "intent");
  try {
    if (intent === "order") {
      const { data: checkout } = await context.api.POST("/partners/checkout", {
        body: {
          kind: "premium",
          plan: textOf(form, "plan"),
          bill_to: textOf(form, "bill_to").trim().slice(0, 500),
          return_path: paths.premiumPage(),
        },
      });
      return redirect(checkout.url, 303);
    }
    await context.api.PATCH("/partners/renewal", {
      body: { kind: "premium", is_renew: intent === "renew" },
    });
    return redirect(paths.premiumPage(), 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ problem: formErrors(context.i18n, error, []).form }, errorStatus(error));
  }
}

export const meta = pageMeta;

export default function Plans() {
  const problem = useActionData<typeof action>()?.problem ?? null;
  return <PlansScreen {...useLoaderData<typeof loader>()} problem={problem} />;
}
