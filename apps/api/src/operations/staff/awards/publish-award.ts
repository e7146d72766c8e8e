import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { invalid, stale } from "../../../errors/api-error.ts";
import { checkCandidates, checkNominations } from "./award-rules.ts";
import { recordAwardChange } from "./record-award-change.ts";
import { lockStaffAward, readStaffAward, type StaffAward } from "./staff-award.ts";

interface Change {
  readonly year: number;
  readonly userId: number;
}

/**
 * Publishes awards, which take votes from their start; no effect on published ones.
 *
 * @throws ApiError 404 without such awards, 409 with the present ones for an old version, 422 without a nomination, or with one
 *   that has fewer than two public candidates
 */
export async function publishAward(
  tx: Tx,
  { year, userId, version }: Change & { readonly version: number },
): Promise<StaffAward> {
  const before = await lockStaffAward(tx, year);
  if (before.version !== version) throw stale(before);
  const problems = [
    ...checkNominations(before.items_nomination),
    ...(before.is_public ? [] : checkCandidates(before.items_nomination)),
  ];
  if (problems.length > 0) throw invalid(problems);
  return before.is_public ? before : await setPublic(tx, before, userId, true);
}

/**
 * Hides awards from readers; no effect on a draft.
 *
 * @throws ApiError 404 without such awards, 422 closed once their results are out
 */
export async function unpublishAward(tx: Tx, { year, userId }: Change): Promise<StaffAward> {
  const before = await lockStaffAward(tx, year);
  if (!before.is_public) return before;
  if (before.is_over) throw invalid([{ code: "closed", field: "year" }]);
  return await setPublic(tx, before, userId, false);
}

/**
 * Deletes awards that are not published and have no votes.
 *
 * @throws ApiError 404 without such awards, 422 for other ones
 */
export async function deleteAward(tx: Tx, { year, userId }: Change): Promise<void> {
  const before = await lockStaffAward(tx, year);
  if (before.is_public) throw invalid([{ code: "not_allowed", field: "year" }]);
  if (before.is_fixed) throw invalid([{ code: "not_empty", field: "year" }]);
  await sql`delete from award where year = ${year}`.execute(tx);
  await recordAwardChange(tx, { type: "staff.delete", userId, before, after: before });
}

async function setPublic(
  tx: Tx,
  before: StaffAward,
  userId: number,
  isPublish: boolean,
): Promise<StaffAward> {
  await sql`
    update award set is_publish = ${isPublish}, version = version + 1, update_date = now() where year = ${before.year}`.execute(
    tx,
  );
  const after = await readStaffAward(tx, before.year);
  await recordAwardChange(tx, { type: "staff.update", userId, before, after });
  return after;
}
