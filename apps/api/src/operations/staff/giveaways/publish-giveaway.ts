import type { RequestBody } from "@grow/contract";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { invalid, type Problem, stale } from "../../../errors/api-error.ts";
import { publishProblems } from "./publish-problems.ts";
import { recordGiveawayChange } from "./record-giveaway-change.ts";
import { writeByRules } from "./refused-by-rule.ts";
import { lockStaffGiveaway, readStaffGiveaway, type StaffGiveaway } from "./staff-giveaway.ts";

interface Change {
  readonly id: number;
  readonly userId: number;
}

/**
 * Publishes a giveaway; no effect on one that is out. One with entries was removed and restored, and continues where it was.
 *
 * @throws ApiError 404 without such a giveaway, 409 with the present one for an old version, 422 with what is missing
 */
export async function publishGiveaway(
  tx: Tx,
  { id, userId, body }: Change & { readonly body: RequestBody<"publishStaffGiveaway"> },
): Promise<StaffGiveaway> {
  const before = await lockStaffGiveaway(tx, id);
  if (before.version !== body.version) throw stale(before);
  if (before.state === "removed") throw invalid([{ code: "closed", field: "id" }]);
  if (before.state !== "draft") return before;
  const problems = [...publishProblems(before), ...(await checkEnd(tx, before))];
  if (problems.length > 0) throw invalid(problems);
  return await setPublished(tx, { before, userId, isPublish: true });
}

/**
 * Takes a giveaway back from its readers; no effect on a draft.
 *
 * @throws ApiError 404 without such a giveaway, 422 not_empty with entries or a frozen list, 422 closed for a removed one
 */
export async function unpublishGiveaway(tx: Tx, { id, userId }: Change): Promise<StaffGiveaway> {
  const before = await lockStaffGiveaway(tx, id);
  if (before.state === "removed") throw invalid([{ code: "closed", field: "id" }]);
  if (before.state === "draft") return before;
  if (before.items_fixed.length > 0)
    throw invalid([{ code: "not_empty", field: "id", params: { count: before.cnt_entries } }]);
  return await setPublished(tx, { before, userId, isPublish: false });
}

async function setPublished(
  tx: Tx,
  {
    before,
    userId,
    isPublish,
  }: { readonly before: StaffGiveaway; readonly userId: number; readonly isPublish: boolean },
): Promise<StaffGiveaway> {
  await writeByRules(tx, () =>
    sql`
      update giveaway set is_publish = ${isPublish}, version = version + 1, update_date = now() where id = ${before.id}`.execute(
      tx,
    ),
  );
  const after = await readStaffGiveaway(tx, before.id);
  await recordGiveawayChange(tx, { type: "staff.update", userId, before, after });
  return after;
}

/** By the clock of the database, like everything that decides what readers see. */
async function checkEnd(tx: Tx, { date_end, items_fixed }: StaffGiveaway): Promise<Problem[]> {
  if (items_fixed.length > 0) return [];
  const { rows } = await sql<{ is_future: boolean }>`
    select ${date_end}::timestamptz > clock_timestamp() as is_future`.execute(tx);
  return rows[0]?.is_future ? [] : [{ code: "out_of_range", field: "date_end" }];
}
