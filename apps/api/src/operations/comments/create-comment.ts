import { sql } from "kysely";
import { findTarget, type Target } from "../../content/targets/find-target.ts";
import { countComment, holdDiary } from "../../content/targets/lock-target.ts";
import { textLang } from "../../content/text-lang.ts";
import type { Tx } from "../../db/database.ts";
import { invalid, notFound } from "../../errors/api-error.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { notifyComment } from "../../notifications/notify-comment.ts";
import { notifyMentions } from "../../notifications/notify-mentions.ts";
import { notBlockedWith, requireNotBlocked } from "../../rights/not-blocked.ts";
import { presentComment } from "./present.ts";
import { readComment } from "./queries.ts";

export const createComment = defineOperation(
  "createComment",
  async ({ params, body, user, locale, jobs, transaction }) => {
    const data = await transaction(async (tx) => {
      const target = await findTarget(tx, params.type, params.id, user);
      if (!target) throw notFound();
      await requireNotBlocked(tx, target, user.id);
      if (!target.takes_comments) throw invalid([{ code: "closed" }]);
      await holdDiary(tx, target);
      const parentId = body.parent_id ? await findParent(tx, target, body.parent_id, user.id) : null;
      // The thing may have been removed since it was read.
      if (!(await countComment(tx, target, parentId, 1))) throw notFound();
      const { rows } = await sql<{ id: number }>`
        insert into comment (type, content_id, parent_id, user_id, text, lang)
        values (${target.type}, ${target.id}, ${parentId}, ${user.id}, ${body.text.trim()},
          ${body.lang ?? textLang(locale)})
        returning id`.execute(tx);
      const id = rows[0]?.id ?? 0;
      const event = await recordEvent(tx, {
        type: "comment.create",
        user_id: user.id,
        content_type: target.type,
        content_id: target.id,
        diary_id: target.diary_id,
        params: { comment_id: id, parent_id: parentId },
      });
      const place = { type: target.type, content_id: target.id, diary_id: target.diary_id };
      await notifyComment(tx, jobs, { id, ...place, parent_id: parentId, user_id: user.id }, event);
      const comment = {
        type: "comment",
        content_id: id,
        diary_id: target.diary_id,
        user_id: user.id,
      } as const;
      await notifyMentions(tx, jobs, body.text, comment, event);
      const row = await readComment(tx, id, user.id);
      if (!row) throw notFound();
      return presentComment(row, []);
    });
    return { status: 201, data };
  },
);

/**
 * The parent comment, locked against removal. Replies have one level: a reply to a reply joins its thread.
 *
 * @throws ApiError 422 if it does not exist, was removed, belongs to another thing, or its author and the user blocked each other
 */
async function findParent(tx: Tx, target: Target, id: number, userId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(c.parent_id, c.id) as id from comment c
    where c.id = ${id} and c.type = ${target.type} and c.content_id = ${target.id} and not c.is_remove
      and ${notBlockedWith(userId, sql`c.user_id`)}
    for no key update`.execute(tx);
  const [parent] = rows;
  if (!parent) throw invalid([{ code: "unknown_reference", field: "parent_id" }]);
  return parent.id;
}
