import type { ReadQuery } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { MAX_TOTAL } from "../../content/diary-list/list-query.ts";
import { presentWeekCard } from "../../content/week-cards/present-week-card.ts";
import { readWeekCards } from "../../content/week-cards/week-card-query.ts";
import { longList } from "../../db/long-list.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { isModerator, type Reader } from "../../rights/diary-access.ts";

type Query = ReadQuery<"listWeeks">;

const SORTS: Record<Query["sort"], RawBuilder<unknown>> = {
  new: sql`w.add_date desc, w.id desc`,
  like: sql`w.cnt_likes desc, w.id desc`,
  rate: sql`w.review_general desc nulls last, w.id desc`,
  yield: sql`w.yield_watt desc nulls last, w.id desc`,
};

export const listWeeks = defineOperation("listWeeks", async ({ query, user, reads }) => {
  const filter = weekFilter(query, user);
  const list = longList(reads, filter, "weeks");
  const known = list.total();
  const [rows, total] = await Promise.all([
    readWeekCards(reads, pageOfWeeks(filter, query), user?.id ?? null),
    known ?? countWeeks(reads, filter),
  ]);
  if (known === null) list.keepTotal(total);
  return {
    status: 200,
    data: {
      items: rows.map(presentWeekCard),
      total: Math.min(total, MAX_TOTAL),
      start: query.start,
      limit: query.limit,
      ...(total > MAX_TOTAL ? { is_total_capped: true } : {}),
    },
  };
});

/** Over weeks `w` of diaries `d`. Locked diaries are for premium readers, of whom their lists are no exception. */
function weekFilter(query: Query, reader: Reader | null): RawBuilder<unknown> {
  const conditions = [sql`not w.is_remove`, sql`d.is_visible`];
  if (!reader?.is_premium && !isModerator(reader)) conditions.push(sql`not d.is_lock`);
  // Only harvests have a rating and a yield.
  const isOfHarvests = query.sort === "rate" || query.sort === "yield";
  const faza = query.faza ?? (isOfHarvests ? 2 : undefined);
  if (faza !== undefined) conditions.push(sql`w.faza = ${faza}`);
  if (query.has_photo !== undefined) {
    const photos = sql`exists (
      select from photo p
      where p.diary_id = w.diary_id and p.week_id = w.id and p.kind = 'photo' and not p.is_remove)`;
    conditions.push(query.has_photo ? photos : sql`not ${photos}`);
  }
  for (const name of ["strain_id", "product_id", "brand_id"] as const) {
    const id = query[name];
    if (id === undefined) continue;
    conditions.push(sql`d.id in (select diary_id from diary_equip where ${sql.ref(name)} = ${id})`);
  }
  return sql.join(conditions, sql` and `);
}

function pageOfWeeks(filter: RawBuilder<unknown>, { sort, start, limit }: Query) {
  return sql`
    select diary_id, id, row_number() over () as place from (
      select w.diary_id, w.id from week w join diary d on d.id = w.diary_id
      where ${filter} order by ${SORTS[sort]} limit ${limit} offset ${start}) page`;
}

async function countWeeks(db: QueryExecutorProvider, filter: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from week w join diary d on d.id = w.diary_id where ${filter} limit ${MAX_TOTAL + 1}) counted`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
