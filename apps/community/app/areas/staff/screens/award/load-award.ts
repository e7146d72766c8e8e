import { notFound } from "@grow/app-kit/request/failures.ts";
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { textLang } from "../../../../shared/text-lang.ts";
import { doneOf } from "../../shared/ballots/done.ts";
import { awardValues, copiedValues, newAwardValues } from "./award-form.ts";
import { awardView } from "./view.ts";

/** Changes shown below the form. */
const CHANGES = 20;

/** The year that a path names; null for new awards. */
export function awardTarget({ year }: LoaderFunctionArgs["params"], pathname: string): number | null {
  if (year === "new") return null;
  if (!/^20\d\d$/.test(year ?? "")) throw notFound(pathname);
  return Number(year);
}

export async function loadAward(context: AppLoadContext, params: LoaderFunctionArgs["params"]) {
  const { api, url } = context;
  const year = awardTarget(params, url.pathname);
  if (year === null) return await loadNewAward(context);
  const path = { year };
  const [{ data: award }, { data: log }] = await Promise.all([
    api.GET("/staff/awards/{year}", { params: { path } }),
    api.GET("/staff/awards/{year}/changes", { params: { path, query: { start: 0, limit: CHANGES } } }),
  ]);
  return {
    award: awardView(award, Date.now()),
    values: awardValues(award),
    copied: null,
    changes: log.items,
    done: doneOf(url.searchParams),
  };
}

/** The form of the year after the newest awards, which can copy their nominations. */
async function loadNewAward({ api, locale, url }: AppLoadContext) {
  const none = { award: null, changes: [], done: null };
  const { data: list } = await api.GET("/staff/awards", { params: { query: { start: 0, limit: 1 } } });
  const newest = list.items[0]?.year;
  if (newest === undefined) {
    const values = newAwardValues(textLang(locale), new Date().getUTCFullYear());
    return { ...none, values, copied: null };
  }
  const next = newest + 1;
  const from = awardTarget({ year: url.searchParams.get("copy") ?? "new" }, url.pathname);
  if (from === null)
    return {
      ...none,
      values: newAwardValues(textLang(locale), next),
      copied: { year: newest, isDone: false },
    };
  const { data: award } = await api.GET("/staff/awards/{year}", { params: { path: { year: from } } });
  return { ...none, values: copiedValues(award, next), copied: { year: from, isDone: true } };
}
