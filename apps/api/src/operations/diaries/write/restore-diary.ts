import { sql } from "kysely";
import { setDiaryRemoved } from "../../../content/diary-write/set-diary-removed.ts";
import { notFound } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { hiddenDiary, retractHidden } from "../../../notifications/notify-hidden.ts";
import { diaryId } from "../../../rights/diary-id.ts";
import { readWholeDiary } from "../detail/read-whole-diary.ts";

export const restoreDiary = defineOperation("restoreDiary", async ({ params, user, transaction }) => ({
  status: 200,
  data: await transaction(async (tx) => {
    const id = diaryId(params.id);
    const { rows } = await sql<{ user_id: number | null; is_remove: boolean }>`
      select user_id, is_remove from diary where id = ${id} for update`.execute(tx);
    const [diary] = rows;
    if (!diary) throw notFound();
    if (diary.is_remove) {
      await setDiaryRemoved(tx, id, false);
      await retractHidden(tx, hiddenDiary({ id, user_id: diary.user_id }));
      await recordEvent(tx, {
        type: "diary.restore",
        user_id: user.id,
        content_type: "diary",
        content_id: id,
        diary_id: id,
      });
    }
    return await readWholeDiary(tx, id, user);
  }),
}));
