import "../../locales/catalog.ts";
import { ApiError } from "@grow/api-client";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { errorStatus, formErrors, textOf } from "../../../../shared/form-errors.ts";
import { deskPaths } from "../../desk-paths.ts";
import { PlansScreen } from "./screen.tsx";
import { plansTitles } from "./titles.ts";
import { PLAN_LANGS, PLAN_LIMITS, type PlanLang, planFormView, planPatch } from "./view.ts";

export const handle: RouteHandle = { middleware: ["admin"], isPrivate: true };

function langOf(search: URLSearchParams): PlanLang {
  return PLAN_LANGS.find((one) => one === search.get("lang")) ?? "en";
}

export async function loader({ context }: LoaderFunctionArgs) {
  const search = context.url.searchParams;
  const lang = langOf(search);
  const { data: list } = await context.api.GET("/partners/plans", { params: { query: { lang } } });
  return {
    head: { ...fillHead(context.i18n, plansTitles), isIndexed: false },
    lang,
    plans: list.items.map(planFormView),
    saved: search.get("saved"),
  };
}

const FIELDS = ["price", "trial_days", "texts", ...PLAN_LIMITS.map((name) => `limits.${name}`)];

/** Saves one plan. What was bought keeps its price. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const lang = langOf(context.url.searchParams);
  const code = textOf(form, "code");
  const text = (name: string) => textOf(form, name);
  try {
    await context.api.PATCH("/partners/plans/{code}", {
      params: { path: { code } },
      body: planPatch(text, lang, form.has("testers")),
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    const typed = Object.fromEntries([...form.keys()].map((name) => [name, text(name)]));
    return data({ code, typed, errors: formErrors(context.i18n, error, FIELDS) }, errorStatus(error));
  }
  return redirect(deskPaths.planDesk(lang, code), 303);
}

export const meta = pageMeta;

export default function PlansRoute() {
  return <PlansScreen {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>() ?? null} />;
}
