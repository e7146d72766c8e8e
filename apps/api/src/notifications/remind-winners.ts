import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { isAsked } from "../kinds/open-giveaway.ts";
import type { JobQueue } from "../queue/job-queue.ts";
import { notifyUser } from "./notify-user.ts";

/** A query of the winners of a giveaway whose last 24 hours to reply have begun. With a single day to reply they get half of it first. */
export const winnersToRemind = (giveawayId: RawBuilder<unknown>): RawBuilder<{ user_id: number }> => sql<{
  user_id: number;
}>`
  select e.user_id, z.category_id, z.entry_id from giveaway_frozen z
  join giveaway_entry e on e.giveaway_id = z.giveaway_id and e.category_id = z.category_id and e.id = z.entry_id
  where z.giveaway_id = ${giveawayId} and ${isAsked("z")} and z.remind_date is null
    and z.reply_until > now() and z.reply_until <= now() + interval '24 hours' and z.ask_date <= now() - interval '12 hours'`;

/**
 * Reminds winners who have not replied that their time is running out, each once. The caller has locked the giveaway.
 */
export async function remindWinners(tx: Tx, jobs: JobQueue, giveawayId: number): Promise<void> {
  const { rows } = await sql<{ user_id: number }>`
    update giveaway_frozen f set remind_date = now() from (${winnersToRemind(sql`${giveawayId}`)}) due
    where f.giveaway_id = ${giveawayId} and f.category_id = due.category_id and f.entry_id = due.entry_id
    returning due.user_id`.execute(tx);
  for (const { user_id } of rows) {
    await notifyUser(tx, jobs, user_id, {
      event: "giveaway_won",
      type: "giveaway",
      content_id: giveawayId,
      diary_id: null,
      from_user_id: null,
      is_reminder: true,
    });
  }
}
