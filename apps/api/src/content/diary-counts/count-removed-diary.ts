import { type QueryExecutorProvider, sql } from "kysely";

/**
 * Updates the counters of the author and of the diary's catalogue entries for a removed or restored diary.
 *
 * @param step -1 for a removed diary, 1 for a restored one
 */
export async function countRemovedDiary(
  trx: QueryExecutorProvider,
  diaryId: number,
  step: 1 | -1,
): Promise<void> {
  const used = (table: "brand" | "product" | "strain") => sql`
    update ${sql.table(table)} set
      cnt_diaries = greatest(0, cnt_diaries + ${step}::int),
      cnt_harvests = greatest(0, cnt_harvests + diary.step_harvest)
    from diary
    where ${sql.table(table)}.id in (
      select ${sql.ref(`${table}_id`)} from diary_equip where diary_id = ${diaryId})`;
  await sql`
    with diary as (
      select user_id, case when is_harvest then ${step}::int else 0 end as step_harvest from diary where id = ${diaryId}
    ), of_brands as (${used("brand")}), of_products as (${used("product")}), of_strains as (${used("strain")})
    update users set
      cnt_reports = greatest(0, cnt_reports + ${step}::int),
      cnt_harvests = greatest(0, cnt_harvests + diary.step_harvest)
    from diary where users.id = diary.user_id`.execute(trx);
}
