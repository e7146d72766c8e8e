import type { RequestBody } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";
import { refreshDiary } from "../../content/diary-detail/refresh-diary.ts";
import type { Tx } from "../../db/database.ts";
import { invalid } from "../../errors/api-error.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { notifyMentions } from "../../notifications/notify-mentions.ts";
import { changeHarvestReview } from "./change-harvest-review.ts";
import { mentioningThing, type OpenReview, openReview } from "./open-review.ts";
import { readReview } from "./read-review.ts";

type Change = RequestBody<"updateReview">;

export const updateReview = defineOperation(
  "updateReview",
  async ({ params, body, user, jobs, transaction }) => ({
    status: 200,
    data: await transaction(async (tx) => {
      const review = await openReview(tx, params.id);
      const change = body.text === undefined ? body : { ...body, text: body.text.trim() };
      if (review.week_id !== null && review.diary_id !== null) {
        requireWords(review, change);
        await changeHarvestReview(tx, review, {
          ...(change.text === undefined ? {} : { text: change.text }),
          ...(change.n_general === undefined ? {} : { n_general: change.n_general }),
        });
        await refreshDiary(tx, review.diary_id, { isNews: false, readerId: user.id });
      } else {
        await changeOwn(tx, review, change);
      }
      await recordEvent(tx, {
        type: "review.update",
        user_id: user.id,
        content_type: "review",
        content_id: review.id,
        diary_id: review.diary_id,
        params: { product_id: review.product_id },
      });
      await notifyMentions(tx, jobs, change.text ?? "", mentioningThing(review));
      return await readReview(tx, review.id, user.id);
    }),
  }),
);

/**
 * @throws ApiError 422 `not_allowed` for another language, which is the whole week's, and `required` for a review that would
 *   say nothing
 */
function requireWords(review: OpenReview, { text, lang, n_general }: Change): void {
  if (lang !== undefined && lang !== review.lang) throw invalid([{ code: "not_allowed", field: "lang" }]);
  const hasRating = n_general !== undefined || review.n_general !== null || review.has_props;
  if (text === "" && !hasRating) {
    throw invalid([{ code: "required", field: "text" }]);
  }
}

async function changeOwn(tx: Tx, review: OpenReview, { text, lang, n_general }: Change): Promise<void> {
  const columns: RawBuilder<unknown>[] = [sql`update_date = now()`];
  if (text !== undefined) columns.push(sql`text = ${text}`);
  if (lang !== undefined) columns.push(sql`lang = ${lang}`);
  if (n_general !== undefined) columns.push(sql`n_general = ${n_general}`);
  await sql`update review set ${sql.join(columns)} where id = ${review.id}`.execute(tx);
}
