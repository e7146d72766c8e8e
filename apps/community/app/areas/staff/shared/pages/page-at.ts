import { notFound } from "@grow/app-kit/request/failures.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { versionLang } from "../versions/versions-view.ts";
import { pageName } from "./page-names.ts";

/**
 * The page and language that a path names.
 *
 * @throws Response 404 for any other
 */
export function pageAt(params: LoaderFunctionArgs["params"], pathname: string) {
  const [name, lang] = [pageName(params.name), versionLang(params.lang)];
  if (!name || !lang) throw notFound(pathname);
  return { name, lang };
}
