import { sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";
import { numbersOf } from "./numbers-of.ts";

/** Ids of other users' notifications are ignored like unknown ones. */
export const readNotifications = defineOperation("readNotifications", async ({ user, body, db }) => {
  await sql`
    update notification set is_visit = true, visit_date = now()
    where user_id = ${user.id} and id = any(${body.notifications}::bigint[]) and not is_visit and not is_remove`.execute(
    db,
  );
  return { status: 200, data: await numbersOf(db, user.id) };
});
