import "../../locales/diary/catalog.ts";
import "../../../../shared/mix-card/locales/catalog.ts";
import { notFound } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { weekWord } from "../../../../shared/words/week-words.ts";
import { WeekMixScreen } from "./screen.tsx";
import { weekMixTitles } from "./titles.ts";
import { weekTank } from "./view.ts";

export const handle: RouteHandle = { middleware: ["params"], params: { id: "id", week: "id" } };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, i18n, url, measures } = context;
  const path = { id: paramId(params.id) ?? 0 };
  const { data: diary } = await api.GET("/diaries/{id}", { params: { path } });
  const week = diary.items_week.find(({ id }) => id === paramId(params.week));
  const tank = week && weekTank(week, url.searchParams, measures);
  if (!week || !tank) throw notFound(url.pathname);
  const address = paths.weekMix(diary.link, week.id);
  if (url.pathname !== address) throw redirect(address + url.search, 301);
  return {
    head: {
      ...fillHead(i18n, weekMixTitles, { diaryname: diary.name, title: weekWord(i18n, week.name) }),
      canonical: paths.week(diary.link, week.id),
      // The week itself is what search engines index.
      isIndexed: false,
    },
    diary: { name: diary.name, link: diary.link, grower: diary.item_user?.name ?? null },
    week: { id: week.id, name: week.name },
    tank,
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function WeekMixRoute() {
  return <WeekMixScreen {...useLoaderData<typeof loader>()} />;
}
