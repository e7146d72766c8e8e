import { paramId } from "@grow/domain";
import { type QueryExecutorProvider, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { invalid, notFound } from "../../errors/api-error.ts";

/**
 * The id of a giveaway that readers may see.
 *
 * @throws ApiError 404 when there is none
 */
export async function requireGiveaway(db: QueryExecutorProvider, param: number | string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from giveaway where id = ${paramId(String(param)) ?? 0} and is_visible`.execute(db);
  const [giveaway] = rows;
  if (!giveaway) throw notFound();
  return giveaway.id;
}

/**
 * Locks a giveaway for a write: entries, votes and answers of one giveaway wait for each other here, because all of them change its
 * counters or its places. The job that freezes the entries waits as well.
 *
 * @throws ApiError 404 when readers can't see it
 */
export async function lockGiveaway(tx: Tx, param: number | string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from giveaway where id = ${paramId(String(param)) ?? 0} and is_visible for no key update`.execute(
    tx,
  );
  const [giveaway] = rows;
  if (!giveaway) throw notFound();
  return giveaway.id;
}

/** @throws ApiError 422 for a category that the giveaway does not have */
export async function requireCategory(
  tx: Tx,
  { giveawayId, categoryId }: { readonly giveawayId: number; readonly categoryId: number },
): Promise<void> {
  const { rows } = await sql`
    select from giveaway_category where giveaway_id = ${giveawayId} and id = ${categoryId}`.execute(tx);
  if (rows.length === 0) throw invalid([{ code: "unknown_reference", field: "category_id" }]);
}
