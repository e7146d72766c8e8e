import type { Schema } from "@grow/contract";
import { parseDiaryTags } from "@grow/domain/weeks";
import { type QueryExecutorProvider, sql } from "kysely";
import { invalid, notSignedIn } from "../../errors/api-error.ts";

/** Maximum number of saved filters of a user. */
export const MAX_PRESETS = 20;

/** All saved filters of a user, in their order. */
export async function readPresets(
  db: QueryExecutorProvider,
  userId: number,
): Promise<Schema<"ExplorePresetList">> {
  const { rows } = await sql<Schema<"ExplorePreset">>`
    select x, name, tags from explore_preset where user_id = ${userId} order by position, x`.execute(db);
  return { items: rows, total: rows.length, start: 0, limit: MAX_PRESETS };
}

/**
 * The stored form of saved filters.
 *
 * @throws ApiError 422 for unknown words
 */
export function presetOf({ name, tags }: Schema<"ExplorePresetCreate">) {
  if (!parseDiaryTags(tags)) throw invalid([{ code: "not_allowed", field: "tags" }]);
  return { name: name.trim(), tags };
}

/** Locks the user's saved filters until the transaction ends, against concurrent changes. */
export async function lockPresets(trx: QueryExecutorProvider, userId: number): Promise<void> {
  const { rows } = await sql`select from account where user_id = ${userId} for update`.execute(trx);
  if (rows.length === 0) throw notSignedIn();
}
