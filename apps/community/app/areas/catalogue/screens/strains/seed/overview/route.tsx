import "../../../../locales/products/catalog.ts";
import "../../locales/catalog.ts";
import "../../../../../../shared/strains/locales/catalog.ts";
import "../../../../../../shared/catalogue/locales/catalog.ts";
import "../../../../../../shared/tabs/reviews/locales/catalog.ts";
import "../../../../../../shared/week-log/locales/catalog.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cardData } from "../../../../../../shared/diary-cards/card-data.ts";
import { reviewView } from "../../../../../../shared/tabs/reviews/view.ts";
import { readSubject } from "../../../../../../shared/tabs/subject.ts";
import { readStatistics } from "../../shared/read-statistics.ts";
import { chosenRoom } from "../../shared/room-choice.ts";
import { statisticsView } from "../../shared/statistics-view.ts";
import { isLong } from "../../shared/strain-head-view.ts";
import { SeedOverview } from "./screen.tsx";

/** Diaries and reviews on the overview; their tabs have all. */
const DIARIES = 4;
const REVIEWS = 2;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, url, measures } = context;
  const seed = await readSubject(context, "product", params.product ?? "");
  const room = chosenRoom(url.searchParams);
  const [statistics, diaries, harvests] = await Promise.all([
    readStatistics(context, "product", seed.id, room?.code),
    api.GET("/diaries", { params: { query: { product_id: seed.id, sort: "like", limit: DIARIES } } }),
    // How the strain does with the seeds of all seedbanks.
    seed.item_strain ? readStatistics(context, "strain", seed.item_strain.id) : null,
  ]);
  return {
    link: seed.link,
    room: room?.name ?? null,
    description: { html: isLong(seed.description) ? seed.description : "", lang: seed.lang },
    id: seed.id,
    shop: seed.shop_url,
    brand: seed.item_brand.name,
    strain: seed.item_strain,
    statistics: statisticsView(statistics, seed.item_facts, measures),
    brands: harvests?.items_brand ?? [],
    diaries: diaries.data.items.map((card) => cardData(card, measures)),
    reviews: seed.items_review.slice(0, REVIEWS).map(reviewView),
  };
}

export default function SeedOverviewRoute() {
  return <SeedOverview {...useLoaderData<typeof loader>()} />;
}
