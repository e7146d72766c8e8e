import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { pageAt } from "../../shared/pages/page-at.ts";
import { pageView } from "./view.ts";

/** Changes shown below the form. */
const CHANGES = 20;

/** What became of the last press. */
export type Done = "saved" | "reset";
const DONE: readonly Done[] = ["saved", "reset"];

/** A text of the site with its changes. */
export async function loadPage(context: AppLoadContext, params: LoaderFunctionArgs["params"]) {
  const { api, url } = context;
  const path = pageAt(params, url.pathname);
  const [{ data: page }, { data: log }, session] = await Promise.all([
    api.GET("/staff/pages/{name}/{lang}", { params: { path } }),
    api.GET("/staff/pages/{name}/{lang}/changes", { params: { path, query: { limit: CHANGES } } }),
    context.session(),
  ]);
  return {
    ...pageView(page),
    mayEdit: session?.access.includes("admin") ?? false,
    changes: log.items,
    done: DONE.find((one) => one === url.searchParams.get("done")) ?? null,
  };
}
