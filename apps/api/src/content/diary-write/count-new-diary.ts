import { type QueryExecutorProvider, sql } from "kysely";

/** Counts a new public diary for its author. Its later changes are counted by a trigger. */
export async function countNewDiary(trx: QueryExecutorProvider, diaryId: number): Promise<void> {
  await sql`
    update users set cnt_reports = cnt_reports + 1 from diary
    where diary.id = ${diaryId} and diary.is_visible and users.id = diary.user_id`.execute(trx);
}
