import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { invalid } from "../../../errors/api-error.ts";
import { recount } from "../../../jobs/counters/recount.ts";
import type { DeskName } from "./desk.ts";
import { neighbours } from "./neighbours.ts";
import { recordRowChange } from "./record-change.ts";
import { lockRow, presentRow, readRow, type StaffRow } from "./rows.ts";

/**
 * Removes a row, or restores it; no effect on a row that is in that state.
 *
 * @throws ApiError 404 without such a row, 422 taken where another row has its slug now
 */
export async function setRemoved(
  tx: Tx,
  desk: DeskName,
  { id, userId, isRemove }: { readonly id: number; readonly userId: number; readonly isRemove: boolean },
): Promise<StaffRow> {
  const before = await lockRow(tx, desk, id);
  if (before.is_remove === isRemove) return presentRow(before);
  if (!isRemove) {
    const { rows } = await sql`
      select from ${sql.table(desk)} where slug = ${before.slug} and not is_remove`.execute(tx);
    if (rows.length > 0) throw invalid([{ code: "taken", field: "id" }]);
    await sql`delete from ${sql.table(`${desk}_old_slug`)} where slug = ${before.slug}`.execute(tx);
  }
  await sql`
    update ${sql.table(desk)} set is_remove = ${isRemove}, remove_date = ${isRemove ? sql`now()` : null},
      version = version + 1, update_date = now()
    where id = ${id}`.execute(tx);
  const affected = await neighbours(tx, desk, [id]);
  await recount(tx, "brand", affected.brands);
  await recount(tx, "strain", affected.strains);
  await recordRowChange(tx, { type: isRemove ? "staff.delete" : "staff.restore", userId, desk, id });
  return presentRow(await readRow(tx, desk, id));
}
