import "../../../../../../shared/catalogue/locales/catalog.ts";
import "../../../../../../shared/week-log/locales/catalog.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readSubject } from "../../../../../../shared/tabs/subject.ts";
import { chosenRoom } from "../../shared/room-choice.ts";
import { statisticsView } from "../../shared/statistics-view.ts";
import { SeedOverview } from "./screen.tsx";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, url, measures } = context;
  const seed = await readSubject(context, "product", params.product ?? "");
  const room = chosenRoom(url.searchParams);
  const { data: statistics } = await api.GET("/products/{id}/statistics", {
    params: { path: { id: seed.id }, query: room ? { type_room: room.code } : {} },
  });
  return {
    link: seed.link,
    room: room?.name ?? null,
    description: { html: seed.description, lang: seed.lang },
    shop: seed.shop_url,
    brand: seed.item_brand.name,
    strain: seed.item_strain,
    statistics: statisticsView(statistics, seed.item_facts, measures),
  };
}

export default function SeedOverviewRoute() {
  return <SeedOverview {...useLoaderData<typeof loader>()} />;
}
