import { sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";
import { NOTHING_UNREAD, unreadNumbers } from "../../live/unread-numbers.ts";

/** Marks groups as read, of a day or of all days. */
export const readNotificationGroups = defineOperation(
  "readNotificationGroups",
  async ({ user, body, db }) => {
    const groups = body.groups.map(({ group }) => group);
    const days = body.groups.map(({ group_period }) => group_period ?? null);
    await sql`
    update notification n set is_visit = true, visit_date = now()
    from unnest(${groups}::text[], ${days}::date[]) as read (key, day)
    where n.user_id = ${user.id} and not n.is_visit and n."group" = read.key
      and n.group_period = coalesce(read.day, n.group_period)`.execute(db);
    const { notifications } = (await unreadNumbers(db, [user.id])).get(user.id) ?? NOTHING_UNREAD;
    return { status: 200, data: notifications };
  },
);
