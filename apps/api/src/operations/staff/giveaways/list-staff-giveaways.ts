import type { ReadQuery, Schema } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";
import { type BrandRef, brandJson, presentBrandShort } from "../../../content/catalogue/catalogue-refs.ts";
import { giveawayLink, prizeCount } from "../../../content/giveaways/giveaway-cards.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { isAsked } from "../../../kinds/open-giveaway.ts";
import { allOf, wordsOfSearch } from "../desks/search-filter.ts";
import { stateTotals } from "../desks/state-totals.ts";
import { type StaffGiveawayState, staffGiveawayState } from "./giveaway-state.ts";

type Query = ReadQuery<"listStaffGiveaways">;

type CardRow = Omit<Schema<"StaffGiveawayCard">, "langs" | "link" | "item_brand"> & {
  slug: string;
  other_langs: string[];
  brand: BrandRef | null;
};

const SORTS: Readonly<Record<Query["sort"], RawBuilder<unknown>>> = {
  update: sql`g.update_date desc, g.id desc`,
  start: sql`g.date_start desc, g.id desc`,
  end: sql`g.date_end desc, g.id desc`,
  title: sql`lower(g.title), g.id`,
  entries: sql`g.cnt_entries desc, g.id desc`,
};

/** Languages in which readers get giveaway `g`, besides its own. */
const otherLangs = sql`array(
  select t.lang from translation t
  where t.type = 'giveaway' and t.content_id = g.id and t.source = 'person' and t.lang <> g.lang
  group by t.lang having count(*) filter (where t.field in ('title', 'text')) = 2 order by t.lang)`;

export const listStaffGiveaways = defineOperation("listStaffGiveaways", async ({ query, reads }) => {
  const { start, limit, sort, state, search = "" } = query;
  const filter = filterOf(search);
  const isShown = state === undefined ? sql`not g.is_remove` : sql`${staffGiveawayState} = ${state}`;
  const { rows } = await sql<CardRow>`
    select g.id, g.version, ${staffGiveawayState} as state, g.title, g.slug, g.lang, ${otherLangs} as other_langs, ${brandJson} as brand,
      g.winners, g.date_start, g.date_end, ${prizeCount} as cnt_prizes, g.cnt_entries, g.cnt_votes,
      (select count(*)::int from giveaway_frozen f where f.giveaway_id = g.id and ${isAsked("f")}) as cnt_asked, g.update_date
    from giveaway g left join brand b on b.id = g.brand_id and not b.is_remove
    where ${filter} and ${isShown} order by ${SORTS[sort]} limit ${limit} offset ${start}`.execute(reads);
  const { rows: counts } = await sql<{ state: StaffGiveawayState; total: number }>`
    select s.state, count(*)::int as total from (
      select ${staffGiveawayState} as state
      from giveaway g left join brand b on b.id = g.brand_id and not b.is_remove where ${filter}) s
    group by s.state`.execute(reads);
  const none = { draft: 0, scheduled: 0, running: 0, ended: 0, waiting: 0, removed: 0 };
  return {
    status: 200,
    data: {
      items: rows.map(presentCard),
      ...{ start, limit, ...stateTotals(none, counts, state) },
    },
  };
});

function filterOf(search: string): RawBuilder<unknown> {
  const conditions = wordsOfSearch(
    search,
    (
      pattern,
    ) => sql`(lower(g.title) like ${pattern} or g.slug like ${pattern} or lower(b.name) like ${pattern} or exists (
      select from translation t where t.type = 'giveaway' and t.content_id = g.id and t.source = 'person' and t.field = 'title'
        and lower(t.text) like ${pattern}))`,
  );
  return allOf(conditions);
}

function presentCard({ slug, other_langs, brand, ...card }: CardRow): Schema<"StaffGiveawayCard"> {
  return {
    ...card,
    langs: [card.lang, ...other_langs],
    link: giveawayLink({ id: card.id, slug }),
    item_brand: brand && presentBrandShort(brand),
  };
}
