import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { memberBranches, personalBranches } from "../../content/giveaways/entrant-rules.ts";

export type JoinReason = Schema<"GiveawayJoinReason">;

/** By the clock at this moment: `now()` is the time before a wait for the lock. Nothing changes once the entries are frozen. */
const timely = sql`
  when g.date_end <= clock_timestamp() or g.freeze_date is not null then 'ended'
  when g.date_start > clock_timestamp() then 'not_begun'`;

/** A giveaway can be known from the moment at which it was written down, which may be long before it begins. */
const isNew = sql`when u.add_date >= least(g.add_date, g.date_start) then 'account_too_new'`;

/** SQL of the reason that keeps user `u` with account `a` from entering giveaway `g`; null without one. */
export const entrantReason: RawBuilder<JoinReason | null> = sql`
  case ${timely} ${memberBranches} ${isNew} ${personalBranches} end`;

const voterReason: RawBuilder<JoinReason | null> = sql`case ${timely} ${memberBranches} ${isNew} end`;

const timeReason: RawBuilder<JoinReason | null> = sql`case ${timely} end`;

/** What a member wants to do. Votes can be taken back by everybody who gave them, as long as votes are taken. */
type Wish = "enter" | "vote" | "unvote";

const REASONS: Readonly<Record<Wish, RawBuilder<JoinReason | null>>> = {
  enter: entrantReason,
  vote: voterReason,
  unvote: timeReason,
};

/** Reads what keeps a member from taking part in a giveaway; null when nothing does. */
export async function readReason(
  db: QueryExecutorProvider,
  of: { readonly giveawayId: number; readonly userId: number; readonly to: Wish },
): Promise<JoinReason | null> {
  const { rows } = await sql<{ reason: JoinReason | null }>`
    select ${REASONS[of.to]} as reason
    from giveaway g join users u on u.id = ${of.userId} left join account a on a.user_id = u.id
    where g.id = ${of.giveawayId}`.execute(db);
  return rows[0]?.reason ?? null;
}
