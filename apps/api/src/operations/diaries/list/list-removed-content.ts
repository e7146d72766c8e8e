import type { Schema } from "@grow/contract";
import { weekNames } from "@grow/domain";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { countWeeks } from "../../../content/diary-counts/count-weeks.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { isRestorable, RESTORE_DAYS } from "../../../rights/restore-period.ts";

const MAX_ITEMS = 100;
const MAX_TEXT = 160;

export const listRemovedContent = defineOperation("listRemovedContent", async ({ query, user, reads }) => {
  const diaryId = query.diary_id ?? null;
  const [items_diary, items_week] = await Promise.all([
    diaryId === null ? readDiaries(reads, user.id) : [],
    readWeeks(reads, user.id, diaryId),
  ]);
  return { status: 200, data: { items_diary, items_week } };
});

/** Authors cannot restore what a moderator removed. */
function isRemovedByAuthor(kind: "diary" | "week", id: RawBuilder<number>, authorId: number) {
  return sql<boolean>`coalesce((
    select e.user_id from event e
    where e.content_type = ${kind} and e.content_id = ${id} and e.type = ${`${kind}.delete`}
    order by e.id desc limit 1), ${authorId}) = ${authorId}`;
}

const until = sql<string>`coalesce(remove_date, now()) + make_interval(days => ${RESTORE_DAYS})`;

async function readDiaries(db: QueryExecutorProvider, userId: number): Promise<Schema<"RemovedDiary">[]> {
  const { rows } = await sql<Schema<"RemovedDiary">>`
    select id, name, lang, ${until} as restore_until,
      (select ${countWeeks} from week w where w.diary_id = diary.id and not w.is_remove) as cnt_weeks
    from diary
    where user_id = ${userId} and is_remove and ${isRestorable}
      and ${isRemovedByAuthor("diary", sql`diary.id`, userId)}
    order by remove_date desc nulls first, id desc limit ${MAX_ITEMS}`.execute(db);
  return rows;
}

interface WeekRow extends Omit<Schema<"RemovedWeek">, "item_week"> {
  id: number;
  days: number;
  faza: Schema<"Faza">;
}

async function readWeeks(
  db: QueryExecutorProvider,
  userId: number,
  diaryId: number | null,
): Promise<Schema<"RemovedWeek">[]> {
  const { rows } = await sql<WeekRow>`
    select w.id, w.days, w.faza, left(w.text, ${MAX_TEXT}) as text, w.lang, d.id as diary_id, d.name as diary_name,
      d.lang as diary_lang, w.restore_until, (
        select count(*)::int from photo p
        where p.diary_id = d.id and p.week_id = w.id and p.remove_date = w.remove_date) as cnt_photos
    from diary d
    cross join lateral (
      select *, ${until} as restore_until from week
      where diary_id = d.id and is_remove and ${isRestorable}) w
    where d.user_id = ${userId} and not d.is_remove
      and (${diaryId}::bigint is null or d.id = ${diaryId}::bigint)
      and ${isRemovedByAuthor("week", sql`w.id`, userId)}
    order by w.remove_date desc nulls first, w.id desc limit ${MAX_ITEMS}`.execute(db);
  return rows.map(({ id, days, faza, ...row }) => ({
    ...row,
    // Its number among the other weeks is known only once it is back.
    item_week: { id, days, faza, name: weekNames([{ faza, days }])[0]?.key ?? "week" },
  }));
}
