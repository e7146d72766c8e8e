import type { Schema } from "@grow/contract";
import { hasEnoughGrowers, STRAIN_CATEGORIES } from "@grow/domain";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { Subject } from "./harvest-facts.ts";
import { bySubject } from "./subject-key.ts";

/** How many growers name a value in their reports; without one, how many growers report. Without a room, in all rooms. */
export interface ShareRow extends Subject {
  room: number | null;
  category: Schema<"StrainCategory"> | null;
  val: string | null;
  n: number;
}

export async function readShares(db: QueryExecutorProvider, chosen: RawBuilder<unknown>) {
  const { rows } = await sql<ShareRow>`
    select f.type, f.content_id, f.type_room as room, r.category, r.val, count(distinct f.user_id)::int as n
    from harvest_fact f
    join week_report r on r.diary_id = f.diary_id
    join week w on w.diary_id = r.diary_id and w.id = r.week_id and not w.is_remove
    where (f.type, f.content_id) in ${chosen}
    group by f.type, f.content_id, grouping sets (
      (), (r.category, r.val), (f.type_room), (f.type_room, r.category, r.val))`.execute(db);
  return bySubject(rows);
}

/** The share of growers whose reports name each value; empty with too few growers. */
export function sharesOf(
  rows: readonly ShareRow[],
): Pick<Schema<"GrowStatistics">, "growers_share" | "items_share"> {
  const growers = rows.find(({ category }) => category === null)?.n ?? 0;
  if (!hasEnoughGrowers(growers)) return { growers_share: growers, items_share: [] };
  const named = rows.flatMap(({ category, val, n }) =>
    category === null || val === null || n === 0
      ? []
      : [{ category, val, percent: Math.round((100 * n) / growers), n }],
  );
  const order = Object.keys(STRAIN_CATEGORIES);
  return {
    growers_share: growers,
    items_share: named.sort(
      (a, b) =>
        order.indexOf(a.category) - order.indexOf(b.category) || b.n - a.n || (a.val < b.val ? -1 : 1),
    ),
  };
}
