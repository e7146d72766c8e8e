import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";

export type JoinReason = Schema<"GiveawayJoinReason">;

/** The team of the site, and of the brand that gives. */
const isTeam = sql`(u.access && array['moderate', 'admin'] or g.user_id = u.id
  or exists (select from brand_manager m where m.brand_id = g.brand_id and m.user_id = u.id)
  or exists (select from brand_tester t where t.brand_id = g.brand_id and t.user_id = u.id))`;

const hasPublicWeek = sql`exists (
  select from diary d join week w on w.diary_id = d.id and not w.is_remove where d.user_id = u.id and d.is_visible)`;

/** What keeps a member from voting as well as from entering. */
const common = sql`
  when ${isTeam} then 'own_team'
  when a.is_email_confirmed is not true then 'email_unconfirmed'
  when u.add_date >= g.date_start then 'account_too_new'
  when g.needs_week and not ${hasPublicWeek} then 'no_public_week'`;

/** Country and birthday are those of the personal data; who gave none can't show that they fit. */
const personal = sql`
  when g.countries <> '{}' and coalesce(a.country <> all (g.countries), true) then 'wrong_country'
  when g.minimum_age > 0 and (a.birthday is null or a.birthday > now()::date - make_interval(years => g.minimum_age))
    then 'under_age'`;

/** By the clock at this moment: `now()` is the time before a wait for the lock. */
const timely = sql`
  when g.date_end <= clock_timestamp() then 'ended'
  when g.date_start > clock_timestamp() then 'not_begun'`;

/** SQL of the reason that keeps user `u` with account `a` from entering giveaway `g`; null without one. */
export const entrantReason: RawBuilder<JoinReason | null> = sql`case ${timely} ${common} ${personal} end`;

const voterReason: RawBuilder<JoinReason | null> = sql`case ${timely} ${common} end`;

/** Reads what keeps a member from entering a giveaway, or from voting in it; null when nothing does. */
export async function readReason(
  db: QueryExecutorProvider,
  of: { readonly giveawayId: number; readonly userId: number; readonly to: "enter" | "vote" },
): Promise<JoinReason | null> {
  const { rows } = await sql<{ reason: JoinReason | null }>`
    select ${of.to === "enter" ? entrantReason : voterReason} as reason
    from giveaway g join users u on u.id = ${of.userId} left join account a on a.user_id = u.id
    where g.id = ${of.giveawayId}`.execute(db);
  return rows[0]?.reason ?? null;
}
