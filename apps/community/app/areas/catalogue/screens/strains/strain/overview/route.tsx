import "../../../../locales/products/catalog.ts";
import "../../locales/catalog.ts";
import "../../../../../../shared/strains/locales/catalog.ts";
import "../../../../../../shared/catalogue/locales/catalog.ts";
import "../../../../../../shared/tabs/reviews/locales/catalog.ts";
import "../../../../../../shared/week-log/locales/catalog.ts";
import type { Schema } from "@grow/contract";
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cardData } from "../../../../../../shared/diary-cards/card-data.ts";
import { photoData } from "../../../../../../shared/photo-source.ts";
import { strainData } from "../../../../../../shared/strains/strain-data.ts";
import { reviewView } from "../../../../../../shared/tabs/reviews/view.ts";
import { readSubject } from "../../../../../../shared/tabs/subject.ts";
import { readStatistics } from "../../shared/read-statistics.ts";
import { chosenRoom } from "../../shared/room-choice.ts";
import { statisticsView } from "../../shared/statistics-view.ts";
import { isLong } from "../../shared/strain-head-view.ts";
import { wikiArticle } from "../../shared/wiki-article.ts";
import { Overview } from "./screen.tsx";

/** Strains beside the page's own: one of them may be itself. */
const SIMILAR = 4;

/** Diaries and reviews on the overview; their tabs have all. */
const DIARIES = 4;
/** Covers of the diaries that follow them. */
const PHOTOS = 6;
const REVIEWS = 2;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, url, measures } = context;
  const strain = await readSubject(context, "strain", params.strain ?? "");
  const room = chosenRoom(url.searchParams);
  const [statistics, diaries, tree, wiki, similar] = await Promise.all([
    readStatistics(context, "strain", strain.id, room?.code),
    api.GET("/diaries", {
      params: { query: { strain_id: strain.id, sort: "like", limit: DIARIES + PHOTOS } },
    }),
    strain.cnt_relatives === 0
      ? null
      : api.GET("/service/strains-tree", { params: { query: { id: strain.id } } }),
    wikiArticle(context, "strain", strain.id),
    similarStrains(context, strain),
  ]);
  return {
    id: strain.id,
    link: strain.link,
    room: room?.name ?? null,
    description: { html: isLong(strain.description) ? strain.description : "", lang: strain.lang },
    categories: strain.categories,
    relatives: strain.cnt_relatives,
    family: tree?.data ?? null,
    statistics: statisticsView(statistics, strain.item_facts, measures),
    diaries: diaries.data.items.slice(0, DIARIES).map((card) => cardData(card, measures)),
    photos: diaries.data.items
      .slice(DIARIES)
      .flatMap(({ id, name, lang, link, item_cover: cover }) =>
        cover ? [{ id, link, diary: name, lang, photo: photoData(cover) }] : [],
      ),
    reviews: strain.items_review.slice(0, REVIEWS).map(reviewView),
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
