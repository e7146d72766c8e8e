import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { invalid, stale } from "../../../errors/api-error.ts";
import { readClock } from "../desks/database-clock.ts";
import { recordVotingChange } from "./record-voting-change.ts";
import { lockStaffVoting, readStaffVoting, type StaffVoting } from "./staff-voting.ts";
import { checkOptions } from "./voting-rules.ts";

interface Change {
  readonly id: number;
  readonly userId: number;
}

/**
 * Publishes a voting, which opens at its start; no effect on one that is published.
 *
 * @throws ApiError 404 without such a voting, 409 with the present voting for an old version, 422 with what is missing
 */
export async function publishVoting(
  tx: Tx,
  { id, userId, version }: Change & { readonly version: number },
): Promise<StaffVoting> {
  const before = await lockStaffVoting(tx, id, userId);
  if (before.version !== version) throw stale(before);
  if (before.state === "removed") throw invalid([{ code: "closed", field: "id" }]);
  if (before.state !== "draft") return before;
  const problems = checkOptions(before.items_option);
  const isOver = before.date_end !== null && Date.parse(before.date_end) <= (await readClock(tx));
  // Nobody could vote in it. One with votes is published again for its results.
  if (isOver && !before.is_fixed) problems.push({ code: "out_of_range", field: "date_end" });
  if (problems.length > 0) throw invalid(problems);
  await sql`
    update voting v set is_publish = true, version = version + 1, update_date = now(),
      -- Cut, because rounding may lead into the future.
      date_start = case when ${before.is_fixed} then v.date_start
        else greatest(v.date_start, date_trunc('milliseconds', now())) end
    where v.id = ${id}`.execute(tx);
  return await changed(tx, "staff.update", userId, before);
}

/**
 * Hides a voting from readers; no effect on a draft.
 *
 * @throws ApiError 404 without such a voting, 422 closed for a removed one
 */
export async function unpublishVoting(tx: Tx, { id, userId }: Change): Promise<StaffVoting> {
  const before = await lockStaffVoting(tx, id, userId);
  if (before.state === "removed") throw invalid([{ code: "closed", field: "id" }]);
  if (before.state === "draft") return before;
  await sql`
    update voting set is_publish = false, version = version + 1, update_date = now() where id = ${id}`.execute(
    tx,
  );
  return await changed(tx, "staff.update", userId, before);
}

/**
 * Removes a voting; no effect on a removed one.
 *
 * @throws ApiError 404 without such a voting
 */
export async function removeVoting(tx: Tx, { id, userId }: Change): Promise<StaffVoting> {
  const before = await lockStaffVoting(tx, id, userId);
  if (before.state === "removed") return before;
  await sql`
    update voting set is_remove = true, remove_date = now(), is_publish = false, version = version + 1, update_date = now()
    where id = ${id}`.execute(tx);
  return await changed(tx, "staff.delete", userId, before);
}

/**
 * Restores a removed voting with its votes, as a draft; no effect on another one.
 *
 * @throws ApiError 404 without such a voting
 */
export async function restoreVoting(tx: Tx, { id, userId }: Change): Promise<StaffVoting> {
  const before = await lockStaffVoting(tx, id, userId);
  if (before.state !== "removed") return before;
  await sql`
    update voting set is_remove = false, remove_date = null, is_publish = false, version = version + 1, update_date = now()
    where id = ${id}`.execute(tx);
  return await changed(tx, "staff.restore", userId, before);
}

async function changed(
  tx: Tx,
  type: "staff.update" | "staff.delete" | "staff.restore",
  userId: number,
  before: StaffVoting,
): Promise<StaffVoting> {
  const after = await readStaffVoting(tx, before.id, userId);
  await recordVotingChange(tx, { type, userId, before, after });
  return after;
}
