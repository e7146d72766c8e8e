import type { Schema } from "@grow/contract";
import { parseDiaryTags } from "@grow/domain/weeks";
import { type QueryExecutorProvider, sql } from "kysely";
import { invalid, notSignedIn } from "../../errors/api-error.ts";

/** Saved sets of filters of one grower. */
export const MAX_PRESETS = 20;

/** All saved sets of a grower, in his order. */
export async function readPresets(
  db: QueryExecutorProvider,
  userId: number,
): Promise<Schema<"ExplorePresetList">> {
  const { rows } = await sql<Schema<"ExplorePreset">>`
    select x, name, tags from explore_preset where user_id = ${userId} order by position, x`.execute(db);
  return { items: rows, total: rows.length, start: 0, limit: MAX_PRESETS };
}

/**
 * A set of filters as it is kept.
 *
 * @throws ApiError 422 for words that filter nothing
 */
export function presetOf({ name, tags }: Schema<"ExplorePresetCreate">) {
  if (!parseDiaryTags(tags)) throw invalid([{ code: "not_allowed", field: "tags" }]);
  return { name: name.trim(), tags };
}

/** Holds the grower's sets until the transaction ends: who changes them at the same time waits. */
export async function lockPresets(trx: QueryExecutorProvider, userId: number): Promise<void> {
  const { rows } = await sql`select from account where user_id = ${userId} for update`.execute(trx);
  if (rows.length === 0) throw notSignedIn();
}
