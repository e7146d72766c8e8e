import "../../../../../../shared/catalogue/locales/catalog.ts";
import "../../../../../../shared/tabs/reviews/locales/catalog.ts";
import "../../../../../../shared/week-log/locales/catalog.ts";
import type { Schema } from "@grow/contract";
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cardData } from "../../../../../../shared/diary-cards/card-data.ts";
import { strainData } from "../../../../../../shared/strains/strain-data.ts";
import { reviewView } from "../../../../../../shared/tabs/reviews/view.ts";
import { readSubject } from "../../../../../../shared/tabs/subject.ts";
import { chosenRoom } from "../../shared/room-choice.ts";
import { statisticsView } from "../../shared/statistics-view.ts";
import { wikiArticle } from "../../shared/wiki-article.ts";
import { Overview } from "./screen.tsx";

/** Strains beside the page's own: one of them may be itself. */
const SIMILAR = 4;

/** Diaries and reviews on the overview; their tabs have all. */
const DIARIES = 4;
const REVIEWS = 2;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, url, measures } = context;
  const strain = await readSubject(context, "strain", params.strain ?? "");
  const room = chosenRoom(url.searchParams);
  const path = { id: strain.id };
  const [{ data: statistics }, diaries, reviews, wiki, similar] = await Promise.all([
    api.GET("/strains/{id}/statistics", {
      params: { path, query: room ? { type_room: room.code } : {} },
    }),
    api.GET("/diaries", { params: { query: { strain_id: strain.id, sort: "like", limit: DIARIES } } }),
    strain.item_stat.cnt_reviews === 0
      ? null
      : api.GET("/reviews", { params: { query: { strain_id: strain.id, sort: "like", limit: REVIEWS } } }),
    wikiArticle(context, "strain", strain.id),
    similarStrains(context, strain),
  ]);
  return {
    id: strain.id,
    link: strain.link,
    room: room?.name ?? null,
    description: { html: strain.description, lang: strain.lang },
    aliases: strain.items_alias,
    categories: strain.categories,
    relatives: strain.cnt_relatives,
    statistics: statisticsView(statistics, strain.item_facts, measures),
    diaries: diaries.data.items.map((card) => cardData(card, measures)),
    reviews: reviews?.data.items.map(reviewView) ?? [],
    wiki,
    similar,
  };
}

/** Strains that taste or work alike, by the first value that reports name. */
async function similarStrains({ api }: AppLoadContext, strain: Schema<"Strain">) {
  const category = (["tastes", "positive-effects", "genes"] as const).find(
    (name) => strain.categories[name].length > 0,
  );
  const val = category && strain.categories[category][0];
  if (!category || !val) return [];
  const query = { category, val, sort: "share" as const, limit: SIMILAR + 1 };
  const { data } = await api.GET("/strains", { params: { query } });
  return data.items
    .filter(({ id }) => id !== strain.id)
    .slice(0, SIMILAR)
    .map((card) => ({ ...strainData(card), percent: null }));
}

export default function OverviewRoute() {
  return <Overview {...useLoaderData<typeof loader>()} />;
}
