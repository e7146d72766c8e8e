import "../../../../shared/feed-lines/locales/catalog.ts";
import "../../../../shared/giveaways/locales/catalog.ts";
import "../../../../shared/posts/locales/catalog.ts";
import "../../../../shared/questions/locales/catalog.ts";
import "../../../../shared/videos/locales/catalog.ts";
import "../../locales/home/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { sharedPhoto } from "../../../../shared/diary-cards/card-data.ts";
import { HomeScreen } from "./screen.tsx";
import { homeTitles } from "./titles.ts";
import { homeView, listQuery, NEWS_EVENTS, shownDiaries } from "./view.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, i18n, environment } = context;
  const shown = shownDiaries(context.url.searchParams);
  const query = listQuery(shown);
  const list = query ? api.GET("/diaries", { params: { query } }) : null;
  const session = await context.session();
  const [main, feed, chosen] = await Promise.all([
    session ? api.GET("/main/{userId}", { params: { path: { userId: session.user.id } } }) : api.GET("/main"),
    session ? api.GET("/feed", { params: { query: { scope: "follow", limit: NEWS_EVENTS } } }) : null,
    list,
  ]);
  const answers = { main: main.data, feed: feed?.data ?? null, list: chosen?.data ?? null };
  const titles = fillHead(i18n, homeTitles);
  const jsonLd = { "@type": "WebSite", name: "Grow", url: environment.publicUrl };
  const view = homeView(answers, shown, context.measures, context.now);
  const image = sharedPhoto(view.cards);
  return {
    head: {
      ...titles,
      canonical: paths.home(),
      isIndexed: shown === "active",
      jsonLd,
      ...(image === null ? {} : { image }),
    },
    ...view,
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function HomeRoute() {
  return <HomeScreen {...useLoaderData<typeof loader>()} />;
}
