import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { invalid } from "../../errors/api-error.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { askWinners } from "../../notifications/ask-winners.ts";
import type { JobQueue } from "../../queue/job-queue.ts";
import type { Asked } from "./candidates.ts";
import { lockGiveaway, requireCategory } from "./find-giveaway.ts";
import { readParticipation } from "./participation.ts";

export const answerGiveaway = defineOperation(
  "answerGiveaway",
  async ({ params, body, user, db, transaction, jobs }) => {
    const asked = await transaction(async (tx) => {
      const giveawayId = await lockGiveaway(tx, params.id);
      const found = { giveawayId, categoryId: body.category_id, userId: user.id };
      await requireCategory(tx, found);
      if (!(await hasAnswered(tx, found, body.is_accept))) await answer(tx, jobs, found, body.is_accept);
      return found;
    });
    return { status: 200, data: await readParticipation(db, asked) };
  },
);

const ownPlace = ({ giveawayId, categoryId, userId }: Asked) => sql`
  e.giveaway_id = z.giveaway_id and e.category_id = z.category_id and e.id = z.entry_id and e.user_id = ${userId}
    and z.giveaway_id = ${giveawayId} and z.category_id = ${categoryId}`;

/** Whether the winner gave the same answer before; a prize that was passed on because nobody replied is no answer. */
async function hasAnswered(tx: Tx, asked: Asked, isAccept: boolean): Promise<boolean> {
  const same = isAccept ? sql`z.confirm_date is not null` : sql`z.pass_date < z.reply_until`;
  const { rows } = await sql`
    select from giveaway_frozen z join giveaway_entry e on ${ownPlace(asked)} where ${same}`.execute(tx);
  return rows.length > 0;
}

/** @throws ApiError 422 `closed` to members who were not asked, or too long ago */
async function answer(tx: Tx, jobs: JobQueue, asked: Asked, isAccept: boolean): Promise<void> {
  const given = isAccept ? sql`confirm_date = clock_timestamp()` : sql`pass_date = clock_timestamp()`;
  const { rows } = await sql`
    update giveaway_frozen z set ${given} from giveaway_entry e
    where ${ownPlace(asked)} and z.reply_until > clock_timestamp() and z.confirm_date is null and z.pass_date is null
    returning z.entry_id`.execute(tx);
  if (rows.length === 0) throw invalid([{ code: "closed" }]);
  await recordEvent(tx, {
    type: isAccept ? "giveaway.accept" : "giveaway.decline",
    user_id: asked.userId,
    content_type: "giveaway",
    content_id: asked.giveawayId,
    params: { category_id: asked.categoryId },
  });
  if (!isAccept) await askWinners(tx, jobs, asked.giveawayId);
}
