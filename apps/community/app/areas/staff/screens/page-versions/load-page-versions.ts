import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { pageAt } from "../../shared/pages/page-at.ts";
import { chosenVersions } from "../../shared/versions/versions-view.ts";
import { pageVersionsView } from "./view.ts";

/** As many as there are of a language. */
const VERSIONS = 20;

/** The versions of a text of the site, and what changed between two of them. */
export async function loadPageVersions(context: AppLoadContext, params: LoaderFunctionArgs["params"]) {
  const { api, url } = context;
  const path = pageAt(params, url.pathname);
  const [{ data: page }, { data: list }, session] = await Promise.all([
    api.GET("/staff/pages/{name}/{lang}", { params: { path } }),
    api.GET("/staff/pages/{name}/{lang}/versions", { params: { path, query: { limit: VERSIONS } } }),
    context.session(),
  ]);
  const { to, from } = chosenVersions(list.items, url.searchParams);
  const found =
    to === null
      ? null
      : (
          await api.GET("/staff/pages/{name}/{lang}/versions/{number}", {
            params: { path: { ...path, number: to }, query: from === null ? {} : { from } },
          })
        ).data;
  const view = pageVersionsView(page, list.items, found);
  // Moderators may read.
  return { ...view, mayRestore: view.mayRestore && (session?.access.includes("admin") ?? false) };
}
