import { sql } from "kysely";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { removeNotifications } from "./remove-notifications.ts";

export const deleteNotification = defineOperation(
  "deleteNotification",
  async ({ user, params: { n }, db }) => {
    const { rows } = await sql`select from notification where user_id = ${user.id} and id = ${n}`.execute(db);
    if (rows.length === 0) throw notFound();
    return { status: 200, data: await removeNotifications(db, user.id, sql`id = ${n}`) };
  },
);
