import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { instant, jsonRow } from "../../db/json-row.ts";
import { giveawayState, takesEntries } from "../../kinds/open-giveaway.ts";
import { largestUrl } from "../../media/present-photo.ts";
import { type BrandRef, brandJson, presentBrandShort } from "../catalogue/catalogue-refs.ts";
import { shownLang, shownTexts, shownTitle } from "./giveaway-texts.ts";

interface CardRow {
  id: number;
  title: string;
  slug: string;
  lang: string;
  cover: { key: string; width: number } | null;
  brand: BrandRef | null;
  date_start: string;
  date_end: string;
  is_open: boolean;
  state: Schema<"GiveawayState">;
  winners: Schema<"GiveawayCard">["winners"];
  countries: string[];
  tags: string[];
  cnt_prizes: number;
  cnt_entries: number;
  is_my: boolean;
}

/** `/giveaways/2-three-boards`. */
export function giveawayLink({ id, slug }: { readonly id: number; readonly slug: string }): string {
  return `/giveaways/${id}${slug === "" ? "" : `-${slug}`}`;
}

/** Words of giveaway `g` in their order, as JSON. */
export const tagsJson = sql<string[]>`(
  select coalesce(json_agg(t.tag order by t.position, t.tag), '[]') from giveaway_tag t where t.giveaway_id = g.id)`;

/** The number of things that can be won in giveaway `g`: never more than it has winners. */
export const prizeCount = sql<number>`(
  select least(coalesce(sum(p.cnt), 0), (select coalesce(sum(c.cnt_winners), 0) from giveaway_category c where c.giveaway_id = g.id))::int
  from giveaway_prize p where p.giveaway_id = g.id)`;

const cardRow = (readerId: number | null) =>
  jsonRow<CardRow>({
    id: sql`g.id`,
    title: shownTitle,
    slug: sql`g.slug`,
    lang: shownLang,
    cover: sql`case when f.id is not null then json_build_object('key', f.key, 'width', f.width) end`,
    brand: brandJson,
    date_start: instant(sql`g.date_start`),
    date_end: instant(sql`g.date_end`),
    is_open: takesEntries,
    state: giveawayState,
    winners: sql`g.winners`,
    countries: sql`to_json(g.countries)`,
    tags: tagsJson,
    cnt_prizes: prizeCount,
    cnt_entries: sql`g.cnt_entries`,
    is_my:
      readerId === null
        ? sql`false`
        : sql`exists (select from giveaway_entry e where e.giveaway_id = g.id and e.user_id = ${readerId})`,
  });

/** A query of cards as `card`, for {@link giveawayCard}. */
export function giveawayCardQuery(
  lang: string,
  readerId: number | null,
  rest: RawBuilder<unknown>,
): RawBuilder<{ card: unknown[] }> {
  return sql<{ card: unknown[] }>`
    select ${cardRow(readerId).values} as card
    from giveaway g
    ${shownTexts(lang)}
    left join brand b on b.id = g.brand_id and not b.is_remove
    left join photo f on f.id = g.cover_id and not f.is_remove
    where ${rest}`;
}

const readCard = cardRow(null).read;

/** The card of a row of {@link giveawayCardQuery}. */
export function giveawayCard(card: readonly unknown[]): Schema<"GiveawayCard"> {
  const { slug, cover, brand, ...row } = readCard(card);
  return {
    ...row,
    link: giveawayLink({ id: row.id, slug }),
    cover: cover && largestUrl(cover),
    item_brand: brand && presentBrandShort(brand),
  };
}

/**
 * Cards of giveaways. One query.
 *
 * @param rest what follows `where`, on giveaway `g`, including the order. It must ask for visible ones.
 */
export async function readGiveawayCards(
  db: QueryExecutorProvider,
  lang: string,
  readerId: number | null,
  rest: RawBuilder<unknown>,
): Promise<Schema<"GiveawayCard">[]> {
  const { rows } = await giveawayCardQuery(lang, readerId, rest).execute(db);
  return rows.map(({ card }) => giveawayCard(card));
}
