import { setDiaryRemoved } from "../../../content/diary-write/set-diary-removed.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { hiddenDiary, notifyHidden } from "../../../notifications/notify-hidden.ts";
import { openDiary } from "./lock-diary.ts";

/** Idempotent for moderators, who still see a removed diary. */
export const deleteDiary = defineOperation("deleteDiary", async ({ params, user, jobs, transaction }) => {
  const id = await transaction(async (tx) => {
    const diary = await openDiary(tx, params.id, user);
    if (diary.is_remove) return diary.id;
    await setDiaryRemoved(tx, diary.id, true);
    await notifyHidden(tx, jobs, hiddenDiary(diary), user.id);
    await recordEvent(tx, {
      type: "diary.delete",
      user_id: user.id,
      content_type: "diary",
      content_id: diary.id,
      diary_id: diary.id,
    });
    return diary.id;
  });
  return { status: 200, data: { id } };
});
