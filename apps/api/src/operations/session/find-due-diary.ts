import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/**
 * Finds the growing diary whose next week is due: its last change is a week old, but not so old that the diary looks abandoned.
 *
 * @returns null when no diary is due, and when several are, because it is unclear which one is meant
 */
export async function findDueDiary(db: Db, userId: number): Promise<Schema<"DueDiary"> | null> {
  const { rows } = await sql<Schema<"DueDiary">>`
    select id, (select coalesce(max(days), 0) + 1 from week where diary_id = diary.id and not is_remove) as week
    from diary
    where user_id = ${userId} and not is_remove and not is_harvest
      and update_date between now() - interval '60 days' and now() - interval '7 days'
    limit 2`.execute(db);
  return rows.length === 1 && rows[0] ? rows[0] : null;
}
