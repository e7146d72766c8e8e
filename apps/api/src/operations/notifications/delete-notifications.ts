import { sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";
import { removeNotifications } from "./remove-notifications.ts";

/** Notifications that arrive meanwhile stay. */
export const deleteNotifications = defineOperation("deleteNotifications", async ({ user, query, db }) => ({
  status: 200,
  data: await removeNotifications(
    db,
    user.id,
    query.channel === undefined ? sql`true` : sql`channel = ${query.channel}`,
  ),
}));
