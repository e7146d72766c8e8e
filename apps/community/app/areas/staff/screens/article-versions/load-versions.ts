import { notFound } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { chosenVersions, versionLang } from "../../shared/versions/versions-view.ts";
import { versionsView } from "./view.ts";

/** As many as there are of a language. */
const VERSIONS = 20;

/** The text that a path names. */
export function versionsTarget({ id: segment, lang: name }: LoaderFunctionArgs["params"], pathname: string) {
  const id = paramId(segment ?? "");
  const lang = versionLang(name);
  if (!id || !lang) throw notFound(pathname);
  return { id, lang };
}

/** The versions of a text, and what changed between two of them. */
export async function loadVersions({ api, url }: AppLoadContext, params: LoaderFunctionArgs["params"]) {
  const { id, lang } = versionsTarget(params, url.pathname);
  const [{ data: post }, { data: list }] = await Promise.all([
    api.GET("/staff/posts/{id}", { params: { path: { id } } }),
    api.GET("/staff/posts/{id}/versions", { params: { path: { id }, query: { lang, limit: VERSIONS } } }),
  ]);
  const { to, from } = chosenVersions(list.items, url.searchParams);
  const found =
    to === null
      ? null
      : (
          await api.GET("/staff/posts/{id}/versions/{lang}/{number}", {
            params: { path: { id, lang, number: to }, query: from === null ? {} : { from } },
          })
        ).data;
  return versionsView(post, lang, list.items, found);
}
