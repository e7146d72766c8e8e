import { sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";
import { isRestorable } from "../../rights/restore-period.ts";
import { numbersOf } from "./numbers-of.ts";

/** Restores exactly what one deletion removed, found by its date. */
export const restoreNotifications = defineOperation("restoreNotifications", async ({ user, body, db }) => {
  await sql`
    update notification set is_remove = false, remove_date = null
    where user_id = ${user.id} and is_remove and remove_date = ${body.remove_date}::timestamptz and ${isRestorable}`.execute(
    db,
  );
  return { status: 200, data: await numbersOf(db, user.id) };
});
