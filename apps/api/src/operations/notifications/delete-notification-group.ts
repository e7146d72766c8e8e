import { sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";
import { removeNotifications } from "./remove-notifications.ts";

/** An unknown group deletes nothing. */
export const deleteNotificationGroup = defineOperation(
  "deleteNotificationGroup",
  async ({ user, params: { group }, query: { group_period }, db }) => ({
    status: 200,
    data: await removeNotifications(
      db,
      user.id,
      sql`"group" = ${group} and group_period = coalesce(${group_period ?? null}::date, group_period)`,
    ),
  }),
);
