import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { invalid } from "../../errors/api-error.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import type { Asked } from "./candidates.ts";
import { lockGiveaway, requireCategory } from "./find-giveaway.ts";
import { readParticipation } from "./participation.ts";

export const withdrawFromGiveaway = defineOperation(
  "withdrawFromGiveaway",
  async ({ params, body, user, db, transaction }) => {
    const asked = await transaction(async (tx) => {
      const giveawayId = await lockGiveaway(tx, params.id);
      const found = { giveawayId, categoryId: body.category_id, userId: user.id };
      await requireCategory(tx, found);
      await withdraw(tx, found);
      return found;
    });
    return { status: 200, data: await readParticipation(db, asked) };
  },
);

/** Withdrawing what is not entered changes nothing. @throws ApiError 422 `closed` after the end, when the list is frozen */
async function withdraw(tx: Tx, { giveawayId, categoryId, userId }: Asked): Promise<void> {
  const { rows } = await sql<{ is_over: boolean; votes: number | null }>`
    with gone as (
      delete from giveaway_entry e using giveaway g
      where g.id = e.giveaway_id and g.date_end > clock_timestamp() and g.freeze_date is null
        and e.giveaway_id = ${giveawayId} and e.category_id = ${categoryId} and e.user_id = ${userId}
      returning e.cnt_votes
    )
    select (select cnt_votes from gone) as votes,
      exists (
        select from giveaway where id = ${giveawayId} and (date_end <= clock_timestamp() or freeze_date is not null)) as is_over`.execute(
    tx,
  );
  const { is_over = false, votes = null } = rows[0] ?? {};
  if (votes === null) {
    if (is_over) throw invalid([{ code: "closed" }]);
    return;
  }
  await sql`
    update giveaway set cnt_entries = greatest(0, cnt_entries - 1), cnt_votes = greatest(0, cnt_votes - ${votes}::int)
    where id = ${giveawayId}`.execute(tx);
  await recordEvent(tx, {
    type: "giveaway.withdraw",
    user_id: userId,
    content_type: "giveaway",
    content_id: giveawayId,
    params: { category_id: categoryId },
  });
}
