import { sql } from "kysely";
import { invalid, notFound, stale } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { recordStaffChange } from "../desks/record-change.ts";
import { lockStaffChat, readStaffChats } from "./staff-chat.ts";

export const saveStaffChat = defineOperation(
  "saveStaffChat",
  async ({ params: { id }, body, user, transaction }) => ({
    status: 200,
    data: await transaction(async (tx) => {
      const before = await lockStaffChat(tx, id);
      if (before.state === "closed") throw invalid([{ code: "closed", field: "id" }]);
      if (before.version !== body.version) throw stale(before);
      await sql`
        update chat set name = ${body.name.trim()}, lang = ${body.lang}, version = version + 1 where id = ${id}`.execute(
        tx,
      );
      const [room] = await readStaffChats(tx, sql`c.id = ${id}`);
      if (!room) throw notFound();
      await recordStaffChange(tx, {
        ...{ type: "staff.update", userId: user.id, contentType: "chat", id },
        before: { name: before.name, lang: before.lang },
        after: { name: room.name, lang: room.lang },
      });
      return room;
    }),
  }),
);
