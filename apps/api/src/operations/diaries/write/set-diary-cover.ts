import { type QueryExecutorProvider, sql } from "kysely";
import { invalid, type Problem } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { readWholeDiary } from "../detail/read-whole-diary.ts";
import { openDiary } from "./lock-diary.ts";

export const setDiaryCover = defineOperation(
  "setDiaryCover",
  async ({ params, body, user, transaction }) => ({
    status: 200,
    data: await transaction(async (tx) => {
      const diary = await openDiary(tx, params.id, user);
      const code = await refusal(tx, diary.id, body.photo_id);
      if (code) throw invalid([{ code, field: "photo_id" }]);
      await sql`update diary set photo_id = ${body.photo_id}, cover_focus = ${body.focus ?? null} where id = ${diary.id}`.execute(
        tx,
      );
      await recordEvent(tx, {
        type: "diary.cover",
        user_id: user.id,
        content_type: "diary",
        content_id: diary.id,
        diary_id: diary.id,
        params: { photo_id: body.photo_id },
      });
      return await readWholeDiary(tx, diary.id, user);
    }),
  }),
);

/** Only a photo of the diary's weeks, or the current cover, can be chosen. */
async function refusal(
  trx: QueryExecutorProvider,
  diaryId: number,
  photoId: number,
): Promise<Problem["code"] | null> {
  const { rows } = await sql<{ kind: string; is_own: boolean; is_gone: boolean; is_shown: boolean }>`
    select p.kind, p.diary_id = d.id as is_own, p.is_remove or coalesce(w.is_remove, false) as is_gone,
      p.week_id is not null or d.photo_id = p.id as is_shown
    from photo p
    join diary d on d.id = ${diaryId}
    left join week w on w.diary_id = p.diary_id and w.id = p.week_id
    where p.id = ${photoId}`.execute(trx);
  const [photo] = rows;
  if (!photo) return "unknown_reference";
  if (!photo.is_own) return "foreign_photo";
  if (photo.is_gone) return "removed_photo";
  if (photo.kind !== "photo") return "wrong_type";
  return photo.is_shown ? null : "foreign_photo";
}
