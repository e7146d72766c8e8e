import { sql } from "kysely";
import { holdDiary } from "../../content/targets/lock-target.ts";
import { textLang } from "../../content/text-lang.ts";
import { notFound } from "../../errors/api-error.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { notifyMentions } from "../../notifications/notify-mentions.ts";
import { changedComment } from "./owner.ts";
import { readThread } from "./read-thread.ts";

export const updateComment = defineOperation(
  "updateComment",
  async ({ body, user, locale, found, jobs, transaction }) => {
    const { id, parent_id, user_id, target } = found(changedComment);
    // A moderator's correction keeps the author's language.
    const lang = body.lang ?? (user_id === user.id ? textLang(locale) : null);
    const data = await transaction(async (tx) => {
      await holdDiary(tx, target);
      const { rows } = await sql`
        update comment set text = ${body.text.trim()}, lang = coalesce(${lang}, lang), update_date = now()
        where id = ${id} and not is_remove returning 1`.execute(tx);
      if (rows.length === 0) throw notFound();
      await recordEvent(tx, {
        type: "comment.update",
        user_id: user.id,
        content_type: target.type,
        content_id: target.id,
        diary_id: target.diary_id,
        params: { comment_id: id, parent_id },
      });
      await notifyMentions(tx, jobs, body.text, {
        type: "comment",
        content_id: id,
        diary_id: target.diary_id,
        user_id,
      });
      return await readThread(tx, parent_id ?? id, user.id, id);
    });
    return { status: 200, data };
  },
);
