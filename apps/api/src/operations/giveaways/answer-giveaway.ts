import { sql } from "kysely";
import { invalid } from "../../errors/api-error.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { askWinners } from "../../notifications/ask-winners.ts";
import { lockGiveaway, requireCategory } from "./find-giveaway.ts";
import { readGiveaway } from "./read-giveaway.ts";

export const answerGiveaway = defineOperation(
  "answerGiveaway",
  async ({ params, query: { lang }, body, user, transaction, jobs }) => ({
    status: 200,
    data: await transaction(async (tx) => {
      const { category_id: categoryId, is_accept } = body;
      const giveawayId = await lockGiveaway(tx, params.id);
      await requireCategory(tx, { giveawayId, categoryId });
      const answered = is_accept ? sql`confirm_date = clock_timestamp()` : sql`pass_date = clock_timestamp()`;
      const { rows } = await sql`
        update giveaway_frozen z set ${answered}
        from giveaway_entry e
        where e.giveaway_id = z.giveaway_id and e.category_id = z.category_id and e.id = z.entry_id and e.user_id = ${user.id}
          and z.giveaway_id = ${giveawayId} and z.category_id = ${categoryId}
          and z.reply_until > clock_timestamp() and z.confirm_date is null and z.pass_date is null
        returning z.entry_id`.execute(tx);
      if (rows.length === 0) throw invalid([{ code: "closed" }]);
      await recordEvent(tx, {
        type: is_accept ? "giveaway.accept" : "giveaway.decline",
        user_id: user.id,
        content_type: "giveaway",
        content_id: giveawayId,
        params: { category_id: categoryId },
      });
      if (!is_accept) await askWinners(tx, jobs, giveawayId);
      return readGiveaway(tx, { giveawayId, readerId: user.id, lang });
    }),
  }),
);
