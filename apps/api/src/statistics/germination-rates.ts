import type { Schema } from "@grow/contract";
import { hasEnoughGrowers } from "@grow/domain";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { Subject } from "./harvest-facts.ts";
import { bySubject } from "./subject-key.ts";

/** A number of seeds below which the typical rate of a method says more. */
export const LEAST_SEEDS = 20;

/** The seeds of one method in one room; without a room of all rooms, without `is_method` of all methods. */
export interface SeedsRow extends Subject {
  room: number | null;
  is_method: boolean;
  method: Schema<"GerminationMethod"> | null;
  sown: number;
  sprouted: number;
  n: number;
}

export async function readSeeds(db: QueryExecutorProvider, chosen: RawBuilder<unknown>) {
  const { rows } = await sql<SeedsRow>`
    select f.type, f.content_id, f.type_room as room, grouping(f.germination_method) = 0 as is_method,
      f.germination_method as method, sum(f.seeds_sown)::int as sown, sum(f.seeds_sprouted)::int as sprouted,
      count(distinct f.user_id)::int as n
    from harvest_fact f
    where (f.type, f.content_id) in ${chosen} and f.seeds_sown is not null
    group by f.type, f.content_id, grouping sets (
      (), (f.germination_method), (f.type_room), (f.type_room, f.germination_method))
    order by f.germination_method`.execute(db);
  return bySubject(rows);
}

/** The share of seeds that sprouted; null with too few seeds or growers. */
export function germinationOf(rows: readonly SeedsRow[]): Schema<"GrowStatistics">["item_germination"] {
  const ofAll = rateOf(rows.find(({ is_method }) => !is_method));
  if (ofAll === null) return null;
  return {
    ...ofAll,
    items_method: rows.flatMap((row) => {
      const rate = row.is_method && row.method !== null ? rateOf(row) : null;
      return rate === null || row.method === null ? [] : [{ method: row.method, ...rate }];
    }),
  };
}

function rateOf(row: SeedsRow | undefined): { percent: number; cnt_seeds: number; n: number } | null {
  if (!row || row.sown < LEAST_SEEDS || !hasEnoughGrowers(row.n)) return null;
  return { percent: Math.round((100 * row.sprouted) / row.sown), cnt_seeds: row.sown, n: row.n };
}
