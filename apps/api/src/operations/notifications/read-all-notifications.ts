import { sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";
import { numbersOf } from "./numbers-of.ts";

/** Notifications that arrive meanwhile stay unread, and are counted. */
export const readAllNotifications = defineOperation("readAllNotifications", async ({ user, body, db }) => {
  await sql`
    update notification set is_visit = true, visit_date = now()
    where user_id = ${user.id} and not is_visit and not is_remove
      and channel = coalesce(${body.channel ?? null}::text, channel)`.execute(db);
  return { status: 200, data: await numbersOf(db, user.id) };
});
