import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { invalid } from "../../errors/api-error.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { type Asked, readCandidates } from "./candidates.ts";
import { readReason } from "./entrants.ts";
import { lockGiveaway, requireCategory } from "./find-giveaway.ts";
import { readParticipation } from "./participation.ts";

export const joinGiveaway = defineOperation(
  "joinGiveaway",
  async ({ params, body, user, db, transaction }) => {
    const asked = await transaction(async (tx) => {
      const giveawayId = await lockGiveaway(tx, params.id);
      const found = { giveawayId, categoryId: body.category_id, userId: user.id };
      await requireCategory(tx, found);
      if (!(await isEntered(tx, found, body.content_id))) await enter(tx, found, body.content_id);
      return found;
    });
    return { status: 200, data: await readParticipation(db, asked) };
  },
);

async function isEntered(
  tx: Tx,
  { giveawayId, categoryId, userId }: Asked,
  contentId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from giveaway_entry where giveaway_id = ${giveawayId} and category_id = ${categoryId} and user_id = ${userId}
      and content_id = ${contentId}`.execute(tx);
  return rows.length > 0;
}

/** @throws ApiError 422 before the beginning, after the end, for another user's thing, and for what doesn't qualify */
async function enter(tx: Tx, asked: Asked, contentId: number): Promise<void> {
  const { giveawayId, categoryId, userId } = asked;
  await requireEntrant(tx, asked);
  const { items } = await readCandidates(tx, asked, { id: contentId });
  const [candidate] = items;
  if (!candidate) throw invalid([{ code: "unknown_reference", field: "content_id" }]);
  const { reason } = candidate;
  if (reason !== null) throw invalid([{ code: "not_allowed", field: "content_id", params: { reason } }]);
  await sql`
    insert into giveaway_entry (giveaway_id, category_id, user_id, content_id)
    values (${giveawayId}, ${categoryId}, ${userId}, ${contentId})`.execute(tx);
  await sql`update giveaway set cnt_entries = cnt_entries + 1 where id = ${giveawayId}`.execute(tx);
  await recordEvent(tx, {
    type: "giveaway.join",
    user_id: userId,
    content_type: "giveaway",
    content_id: giveawayId,
    params: { category_id: categoryId },
  });
}

async function requireEntrant(tx: Tx, { giveawayId, userId }: Asked): Promise<void> {
  const reason = await readReason(tx, { giveawayId, userId, to: "enter" });
  if (reason === "ended" || reason === "not_begun") throw invalid([{ code: "closed" }]);
  if (reason !== null) throw invalid([{ code: "not_allowed", params: { reason } }]);
}
