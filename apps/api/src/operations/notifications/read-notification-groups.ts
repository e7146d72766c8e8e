import { sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";
import { numbersOf } from "./numbers-of.ts";

/** Marks groups as read, of a day or of all days. */
export const readNotificationGroups = defineOperation(
  "readNotificationGroups",
  async ({ user, body, db }) => {
    const groups = body.groups.map(({ group }) => group);
    const days = body.groups.map(({ group_period }) => group_period ?? null);
    await sql`
      update notification n set is_visit = true, visit_date = now()
      from unnest(${groups}::text[], ${days}::date[]) as read (key, day)
      where n.user_id = ${user.id} and not n.is_visit and not n.is_remove and n."group" = read.key
        and n.group_period = coalesce(read.day, n.group_period)`.execute(db);
    return { status: 200, data: await numbersOf(db, user.id) };
  },
);
