import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { saveHarvestReviews } from "../../../content/reviews/save-harvest-reviews.ts";
import type { Tx } from "../../../db/database.ts";
import type { NotificationEvent } from "../../../events/notification.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { notifyUser } from "../../../notifications/notify-user.ts";
import { readWholeDiary } from "../detail/read-whole-diary.ts";
import { openDiary } from "./lock-diary.ts";

/** For each state: the changed columns, the event, and the author's notification. */
const STATES = {
  0: { is_moderate: true, is_ban: false, event: "diary.wait", notice: null },
  1: { is_moderate: false, is_ban: false, event: "diary.approve", notice: "diary_approved" },
  2: { is_moderate: false, is_ban: true, event: "diary.reject", notice: "diary_rejected" },
} as const;

export const approveDiary = defineOperation(
  "approveDiary",
  async ({ params, body, user, jobs, transaction }) => ({
    status: 200,
    data: await transaction(async (tx) => {
      const { id, user_id } = await openDiary(tx, params.id, user);
      const notices = await decide(tx, id, body, user.id);
      await saveHarvestReviews(tx, id);
      const reason = body.text?.trim() ?? "";
      for (const event of notices) {
        await notifyUser(tx, jobs, user_id, {
          event,
          type: "diary",
          content_id: id,
          diary_id: id,
          from_user_id: null,
          ...(event === "diary_verified" ? {} : { reason }),
        });
      }
      return await readWholeDiary(tx, id, user);
    }),
  }),
);

/**
 * Stores the decision and its events.
 *
 * @returns the author's notification; null for a repeated decision
 */
async function decide(
  tx: Tx,
  id: number,
  decision: Schema<"DiaryApproval">,
  moderatorId: number,
): Promise<NotificationEvent[]> {
  const { is_moderate, is_ban, event, notice } = STATES[decision.state];
  const text = decision.text?.trim() ?? "";
  const { rows } = await sql<{ is_decided: boolean; is_verified: boolean }>`
    with before as (select id, is_moderate, is_ban, is_verify from diary where id = ${id})
    update diary d set is_moderate = ${is_moderate}, is_ban = ${is_ban},
      is_verify = coalesce(${decision.is_verify ?? null}::boolean, d.is_verify),
      is_lock = coalesce(${decision.is_lock ?? null}::boolean, d.is_lock),
      moderation_text = case
        when ${decision.state}::int = 1 then ''
        when ${text} <> '' or before.is_moderate <> ${is_moderate} or before.is_ban <> ${is_ban} then ${text}
        else d.moderation_text end
    from before where d.id = before.id
    returning before.is_moderate <> d.is_moderate or before.is_ban <> d.is_ban as is_decided,
      d.is_verify and not before.is_verify as is_verified`.execute(tx);
  const { is_decided = false, is_verified = false } = rows[0] ?? {};
  const about = { user_id: moderatorId, content_type: "diary", content_id: id, diary_id: id } as const;
  const params = text === "" ? {} : { text };
  await recordEvent(tx, { ...about, type: is_decided ? event : "diary.moderate", params });
  if (is_verified) await recordEvent(tx, { ...about, type: "diary.verify" });
  return [
    ...(is_decided && notice !== null ? [notice] : []),
    ...(is_verified ? ["diary_verified" as const] : []),
  ];
}
