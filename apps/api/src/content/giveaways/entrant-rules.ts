import type { Schema } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";

/**
 * SQL that says whether a user is of the team of the site, or of the brand that gives in giveaway `g`.
 *
 * @param user alias of their row of `users`
 */
export function isTeam(user = "u"): RawBuilder<boolean> {
  const id = sql.ref(`${user}.id`);
  return sql<boolean>`(${sql.ref(`${user}.access`)} && array['moderate', 'admin'] or coalesce(g.user_id = ${id}, false)
    or exists (select from brand_manager m where m.brand_id = g.brand_id and m.user_id = ${id})
    or exists (select from brand_tester t where t.brand_id = g.brand_id and t.user_id = ${id}))`;
}

/** SQL that says whether an account is closed for good or banned. */
export const isClosed = (user = "u"): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${user}.is_remove`)} or ${sql.ref(`${user}.is_ban`)})`;

/** Branches of a `case`: what keeps member `u` with account `a` from voting as well as from entering. */
export const memberBranches = sql`
  when ${isTeam()} then 'own_team'
  when a.is_email_confirmed is not true then 'email_unconfirmed'
  when g.needs_week and not exists (
    select from diary d join week w on w.diary_id = d.id and not w.is_remove where d.user_id = u.id and d.is_visible) then 'no_public_week'`;

/**
 * Branches of a `case`: what keeps member `u` with account `a` from entering. Country and birthday are those of the personal data; who gave
 * none can't show that they fit.
 */
export const personalBranches = sql`
  when g.countries <> '{}' and coalesce(a.country <> all (g.countries), true) then 'wrong_country'
  when g.minimum_age > 0 and (a.birthday is null or a.birthday > now()::date - make_interval(years => g.minimum_age))
    then 'under_age'`;

/** Why an entry is not in the frozen list. */
type LeftOutReason =
  | Extract<
      Schema<"GiveawayJoinReason">,
      "own_team" | "email_unconfirmed" | "no_public_week" | "wrong_country" | "under_age" | "not_public"
    >
  | "account_closed"
  | "not_own";

/**
 * SQL of the reason that keeps the entry of user `u` with account `a` out of the frozen list of giveaway `g`, where `t` is the entered thing,
 * null when it is gone; null without a reason.
 */
export const leftOutReason: RawBuilder<LeftOutReason | null> = sql`case
  when ${isClosed()} then 'account_closed'
  when t.is_open is not true then 'not_public'
  when t.user_id <> u.id then 'not_own'
  ${memberBranches} ${personalBranches} end`;
