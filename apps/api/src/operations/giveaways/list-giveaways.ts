import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { readGiveawayCards } from "../../content/giveaways/giveaway-cards.ts";
import { defineOperation } from "../../http/define-operation.ts";

export const listGiveaways = defineOperation("listGiveaways", async ({ query, user, reads }) => {
  const { lang, start, limit, tags } = query;
  const words = tags.split(",");
  const among = sql.join(words.map(hasWord), sql` and `);
  // What ends first comes first, and of what has ended, the latest.
  const order = words.includes("active") ? sql`g.date_end, g.id` : sql`g.date_end desc, g.id desc`;
  const page = sql`g.is_visible and ${among} order by ${order} limit ${limit} offset ${start}`;
  const [items, total] = await Promise.all([
    readGiveawayCards(reads, lang, user?.id ?? null, page),
    count(reads, among),
  ]);
  return { status: 200, data: { items, total, start, limit } };
});

/** A word is a state, a country by its ISO code, or a kind. */
function hasWord(word: string): RawBuilder<boolean> {
  if (word === "active") return sql<boolean>`g.date_end > now()`;
  if (word === "archive") return sql<boolean>`g.date_end <= now()`;
  if (/^[a-z]{2}$/.test(word)) {
    return sql<boolean>`(g.countries = '{}' or ${word.toUpperCase()} = any(g.countries))`;
  }
  return sql<boolean>`exists (select from giveaway_tag t where t.giveaway_id = g.id and t.tag = ${word})`;
}

async function count(db: QueryExecutorProvider, among: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from giveaway g where g.is_visible and ${among}`.execute(db);
  return rows[0]?.total ?? 0;
}
