import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { KINDS } from "../../kinds/kinds.ts";
import type { Target } from "./find-target.ts";

/**
 * Locks the diary of a thing until the transaction ends. Call it before writing anything about the thing: changes of weeks lock the diary
 * first and then the week, and the same order everywhere prevents deadlocks.
 */
export async function holdDiary(tx: Tx, { diary_id }: Pick<Target, "diary_id">): Promise<void> {
  if (diary_id !== null) await sql`select from diary where id = ${diary_id} for key share`.execute(tx);
}

/**
 * Counts an added or removed comment with its target and, for a reply, with the parent comment.
 *
 * @returns false when the target was removed meanwhile; then nothing may be written
 */
export async function countComment(
  tx: Tx,
  { type, id }: Pick<Target, "type" | "id">,
  parentId: number | null,
  step: 1 | -1,
): Promise<boolean> {
  if (parentId !== null) {
    await sql`
      update comment set cnt_childs = greatest(0, cnt_childs + ${step}) where id = ${parentId}`.execute(tx);
  }
  // The counter of a week writes its diary as well, which must be locked before the week; see holdDiary.
  if (type === "week") {
    await sql`
      select from diary where id = (select diary_id from week where id = ${id}) for no key update`.execute(
      tx,
    );
  }
  const { rows } = await sql`
    update ${sql.table(KINDS[type].table)} set cnt_comments = greatest(0, cnt_comments + ${step})
    where id = ${id} and not is_remove returning 1`.execute(tx);
  return rows.length > 0;
}
