import { sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";
import { NOTHING_UNREAD, unreadNumbers } from "../../live/unread-numbers.ts";

/** Notifications that arrive meanwhile stay unread, and are counted. */
export const readAllNotifications = defineOperation("readAllNotifications", async ({ user, body, db }) => {
  await sql`
    update notification set is_visit = true, visit_date = now()
    where user_id = ${user.id} and not is_visit and channel = coalesce(${body.channel ?? null}::text, channel)`.execute(
    db,
  );
  const { notifications } = (await unreadNumbers(db, [user.id])).get(user.id) ?? NOTHING_UNREAD;
  return { status: 200, data: notifications };
});
