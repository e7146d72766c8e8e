import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { recordEvent } from "../../db/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { openDiary } from "./open-diary.ts";
import { readWholeDiary } from "./read-whole-diary.ts";

/** What each state makes of a diary, and what it is called among the events. */
const STATES = {
  0: { is_moderate: true, is_ban: false, event: "diary.wait" },
  1: { is_moderate: false, is_ban: false, event: "diary.approve" },
  2: { is_moderate: false, is_ban: true, event: "diary.reject" },
} as const;

export const approveDiary = defineOperation("approveDiary", async ({ params, body, user, transaction }) => ({
  status: 200,
  data: await transaction(async (tx) => {
    const { id } = await openDiary(tx, params.id, user);
    await decide(tx, id, body, user.id);
    return await readWholeDiary(tx, id, user);
  }),
}));

/** The decision and its events; saying the same again tells the author nothing. */
async function decide(tx: Tx, id: number, decision: Schema<"DiaryApproval">, moderatorId: number) {
  const { is_moderate, is_ban, event } = STATES[decision.state];
  const { rows } = await sql<{ is_decided: boolean; is_verified: boolean }>`
    with before as (select id, is_moderate, is_ban, is_verify from diary where id = ${id})
    update diary d set is_moderate = ${is_moderate}, is_ban = ${is_ban},
      is_verify = coalesce(${decision.is_verify ?? null}::boolean, d.is_verify),
      is_lock = coalesce(${decision.is_lock ?? null}::boolean, d.is_lock)
    from before where d.id = before.id
    returning before.is_moderate <> d.is_moderate or before.is_ban <> d.is_ban as is_decided,
      d.is_verify and not before.is_verify as is_verified`.execute(tx);
  const { is_decided = false, is_verified = false } = rows[0] ?? {};
  const about = { user_id: moderatorId, content_type: "diary", content_id: id, diary_id: id } as const;
  const text = decision.text?.trim() ?? "";
  const params = text === "" ? {} : { text };
  await recordEvent(tx, { ...about, type: is_decided ? event : "diary.moderate", params });
  if (is_verified) await recordEvent(tx, { ...about, type: "diary.verify" });
}
