import "../../locales/awards/catalog.ts";
import { ApiError } from "@grow/api-client";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import { isParam } from "@grow/domain";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { textLang } from "../../../../shared/text-lang.ts";
import { awardsPath } from "../../award-paths.ts";
import { awardHead } from "./head.ts";
import { AwardsScreen, NoAwards } from "./screen.tsx";
import { movedTitles } from "./titles.ts";
import { awardRequest, awardView, shownNomination } from "./view.ts";
import { voteInAward } from "./vote-award.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, url, i18n, now } = context;
  const award = await readAward(context, params.year);
  if (award === null) {
    const head = { ...fillHead(i18n, movedTitles), canonical: awardsPath(), isIndexed: false };
    return { head, award };
  }
  if (params.year !== undefined && url.pathname !== award.link) throw redirect(award.link + url.search, 301);
  const request = awardRequest(url.searchParams);
  const nomination_id = shownNomination(award, request)?.nomination_id;
  const found =
    request.query === "" || nomination_id === undefined
      ? null
      : await api.GET("/ref/awards/{s}", {
          params: { path: { s: asSegment(request.query) }, query: { nomination_id, limit: 20 } },
        });
  const view = awardView(award, { request, found: found?.data ?? null }, { locale: i18n.locale, now });
  return { head: awardHead(context, award, view), award: view };
}

/** Words as a part of a path. Alone, "." and ".." would lead out of it; a search ignores the space that keeps them in. */
const asSegment = (words: string) => (/^\.{1,2}$/.test(words) ? `${words} ` : words);

/** Years that are looked at for the newest awards that have begun. */
const LOOKED_AT = 3;

/** The awards of a year; without one, the newest that have begun, or else the newest. Null on a site that has held no awards yet. */
async function readAward(context: LoaderFunctionArgs["context"], year: string | undefined) {
  const { api, url, i18n, now } = context;
  const read = async (x: string) => {
    const query = { lang: textLang(i18n.locale) };
    return (await api.GET("/awards/{x}", { params: { path: { x }, query } })).data;
  };
  if (year !== undefined) return await read(yearOf(year, url));
  const newest = await read(yearOf(year, url)).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  if (newest === null || now >= Date.parse(newest.date_start)) return newest;
  for (const older of newest.items_year.filter((one) => one.year < newest.year).slice(0, LOOKED_AT)) {
    const award = await read(String(older.year));
    if (now >= Date.parse(award.date_start)) return award;
  }
  return newest;
}

/** The year in the path; without one the newest awards. */
function yearOf(year: string | undefined, { pathname }: URL): string {
  if (year === undefined) return "latest";
  if (!isParam("year", year)) throw badParameter(pathname);
  return year;
}

export const action = async ({ context, params, request }: ActionFunctionArgs) =>
  await voteInAward(context, await request.formData(), yearOf(params.year, context.url));

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function AwardsRoute() {
  const { award } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return award ? <AwardsScreen key={award.year} award={award} refused={refused} /> : <NoAwards />;
}
