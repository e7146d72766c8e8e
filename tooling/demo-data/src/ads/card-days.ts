import type { Random } from "@grow/testing";
import { dayOf, daysAfter } from "../calendar.ts";
import type { Catalogue } from "../catalogue/catalogue-rows.ts";
import type { ImpressionDayRow } from "./ad-rows.ts";
import { MOST_DAYS, readingOn } from "./rhythm.ts";

/** Views of the card of a brand on an ordinary day, by the diaries that use it. */
const viewsOf = ({ cnt_diaries }: { readonly cnt_diaries: number }) => 18 + 11 * cnt_diaries;

/** Cards of one thing are seen less often than its brand's. */
const SHARE_OF_THING = 0.35;

interface CardTools {
  readonly random: Random;
  readonly catalogue: Catalogue;
  readonly anchor: string;
  /** Brands whose products and strains are counted as well. */
  readonly managed: readonly string[];
}

/** How often cards of brands were in view until yesterday, and of the products and strains of some. */
export function countCardDays({ random, catalogue, anchor, managed }: CardTools): ImpressionDayRow[] {
  const { brands, products, strains } = catalogue;
  const ids = new Set(managed.map((name) => catalogue.brand(name).id));
  const isManaged = ({ brand_id }: { readonly brand_id: number | null }) =>
    brand_id !== null && ids.has(brand_id);
  const cards = [
    ...brands.map((brand) => ({ type: "brand", id: brand.id, daily: viewsOf(brand) }) as const),
    ...products.filter(isManaged).map((product) => {
      return { type: "product", id: product.id, daily: SHARE_OF_THING * viewsOf(product) } as const;
    }),
    ...strains.filter(isManaged).map((strain) => {
      return { type: "strain", id: strain.id, daily: SHARE_OF_THING * viewsOf(strain) } as const;
    }),
  ];
  return cards.flatMap(({ type, id, daily }) => {
    const chance = random.fork(`${type} ${id}`);
    return Array.from({ length: MOST_DAYS }, (_, index) => {
      const day = index - MOST_DAYS;
      const views = Math.round(daily * readingOn(anchor, day) * chance.number(0.82, 1.18, 3));
      return {
        ...{ type, content_id: id, day: dayOf(daysAfter(anchor, day)) },
        ...{ cnt_views: views, seconds: Math.round(views * chance.number(1.4, 2.6, 2)) },
      };
    });
  });
}
