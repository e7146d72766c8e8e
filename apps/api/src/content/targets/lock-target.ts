import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { KINDS } from "../../kinds/kinds.ts";
import type { Target } from "./find-target.ts";

/**
 * Keeps the diary of a thing until the transaction ends. To be called before anything of the thing is written: whoever changes weeks
 * locks the diary first and the week then, and with the same order nobody waits for each other.
 */
export async function holdDiary(tx: Tx, { diary_id }: Pick<Target, "diary_id">): Promise<void> {
  if (diary_id !== null) await sql`select from diary where id = ${diary_id} for key share`.execute(tx);
}

/**
 * Counts a comment that comes or goes, with the thing and, of a reply, with the comment it answers.
 *
 * @returns false when the thing was removed meanwhile; then nothing may be written under it
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
  const { rows } = await sql`
    update ${sql.table(KINDS[type].table)} set cnt_comments = greatest(0, cnt_comments + ${step})
    where id = ${id} and not is_remove returning 1`.execute(tx);
  return rows.length > 0;
}
