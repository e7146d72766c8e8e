import { notFound } from "@grow/app-kit/request/failures.ts";
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { candidatesDone, candidatesRequest, candidatesView, PAGE_SIZE } from "./view.ts";

/** The year and the nomination that a path names. */
export function candidatesTarget(
  { year = "", nomination = "" }: LoaderFunctionArgs["params"],
  pathname: string,
): { readonly year: number; readonly nomination: number } {
  if (!/^20\d\d$/.test(year) || !/^\d{1,15}$/.test(nomination)) throw notFound(pathname);
  return { year: Number(year), nomination: Number(nomination) };
}

export async function loadCandidates({ api, url }: AppLoadContext, params: LoaderFunctionArgs["params"]) {
  const path = candidatesTarget(params, url.pathname);
  const page = candidatesRequest(url.searchParams);
  const [{ data: award }, { data: list }] = await Promise.all([
    api.GET("/staff/awards/{year}", { params: { path: { year: path.year } } }),
    api.GET("/staff/awards/{year}/nominations/{nomination}/candidates", {
      params: { path, query: { start: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE } },
    }),
  ]);
  const nomination = award.items_nomination.find(({ id }) => id === path.nomination);
  if (!nomination) throw notFound(url.pathname);
  return {
    candidates: candidatesView({ award, nomination, list, page, now: Date.now() }),
    done: candidatesDone(url.searchParams),
  };
}
