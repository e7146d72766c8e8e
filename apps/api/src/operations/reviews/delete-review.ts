import { sql } from "kysely";
import { refreshDiary } from "../../content/diary-detail/refresh-diary.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { notifyHidden } from "../../notifications/notify-hidden.ts";
import { retractMentions } from "../../notifications/notify-mentions.ts";
import { removeHarvestReview } from "./change-harvest-review.ts";
import { openReview } from "./open-review.ts";

export const deleteReview = defineOperation("deleteReview", async ({ params, user, jobs, transaction }) => {
  await transaction(async (tx) => {
    const review = await openReview(tx, params.id);
    const { id, product_id, diary_id } = review;
    if (review.week_id !== null && diary_id !== null) {
      await removeHarvestReview(tx, review);
      await refreshDiary(tx, diary_id, { isNews: false, readerId: user.id });
    }
    // The review of a removed harvest week exists only here.
    await sql`update review set is_remove = true, remove_date = now() where id = ${id} and not is_remove`.execute(
      tx,
    );
    await retractMentions(tx, { type: "review", content_id: id, diary_id, user_id: review.user_id });
    await notifyHidden(tx, jobs, { type: "review", id, diary_id: null, user_id: review.user_id }, user.id);
    await recordEvent(tx, {
      type: "review.delete",
      user_id: user.id,
      content_type: "review",
      content_id: id,
      diary_id,
      params: { product_id },
    });
  });
  return { status: 200, data: { id: params.id } };
});
