import { setDiaryRemoved } from "../../../content/diary-write/set-diary-removed.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { openDiary } from "./lock-diary.ts";

/** Idempotent for moderators, who still see a removed diary. */
export const deleteDiary = defineOperation("deleteDiary", async ({ params, user, transaction }) => {
  const id = await transaction(async (tx) => {
    const diary = await openDiary(tx, params.id, user);
    if (diary.is_remove) return diary.id;
    await setDiaryRemoved(tx, diary.id, true);
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
