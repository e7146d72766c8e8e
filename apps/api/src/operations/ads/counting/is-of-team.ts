import { type RawBuilder, sql } from "kysely";

/** Whether a user is staff, however they signed in, or a manager or tester of the brand. */
export function isOfTeam(userId: number | null, brandId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (userId === null) return sql<boolean>`false`;
  return sql<boolean>`(
    exists (select from users u where u.id = ${userId} and u.access && '{admin,moderate}')
    or exists (select from brand_manager m where m.brand_id = ${brandId} and m.user_id = ${userId})
    or exists (select from brand_tester t where t.brand_id = ${brandId} and t.user_id = ${userId}))`;
}
