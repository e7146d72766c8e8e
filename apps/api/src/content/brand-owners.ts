import { type RawBuilder, sql } from "kysely";

/** Whether a brand has another owner. Accounts scheduled for deletion don't count. */
export function hasOtherOwner(
  brandId: RawBuilder<unknown>,
  userId: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from brand_manager o
    join users u on u.id = o.user_id and not u.is_remove
    join account a on a.user_id = o.user_id and a.delete_date is null
    where o.brand_id = ${brandId} and o.user_id <> ${userId} and o.role = 'owner')`;
}
