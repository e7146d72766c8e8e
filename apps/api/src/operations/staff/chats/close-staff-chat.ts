import { sql } from "kysely";
import { notFound } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { recordStaffChange } from "../desks/record-change.ts";
import { lockStaffChat } from "./staff-chat.ts";

export const closeStaffChat = defineOperation(
  "closeStaffChat",
  async ({ params: { id }, user, transaction }) => {
    await transaction(async (tx) => {
      const { state, name } = await lockStaffChat(tx, id);
      if (state === "closed") throw notFound();
      await sql`update chat set is_remove = true, remove_date = now(), version = version + 1 where id = ${id}`.execute(
        tx,
      );
      await recordStaffChange(tx, { type: "staff.delete", userId: user.id, contentType: "chat", id, name });
    });
    return { status: 200, data: { id } };
  },
);
