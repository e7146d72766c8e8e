import { sql } from "kysely";
import { invalid, notFound } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { recordStaffChange } from "../desks/record-change.ts";
import { readStaffChats } from "./staff-chat.ts";

export const createStaffChat = defineOperation("createStaffChat", async ({ body, user, transaction }) => ({
  status: 201,
  data: await transaction(async (tx) => {
    const { address, lang } = body;
    const { rows } = await sql<{ id: number }>`
      insert into chat (type, address, name, lang) values ('common', ${address}, ${body.name.trim()}, ${lang})
      on conflict (address) where type = 'common' and not is_remove do nothing returning id`.execute(tx);
    const id = rows[0]?.id;
    if (id === undefined) throw invalid([{ code: "taken", field: "address" }]);
    const [room] = await readStaffChats(tx, sql`c.id = ${id}`);
    if (!room) throw notFound();
    const after = { address, lang, name: room.name };
    await recordStaffChange(tx, { type: "staff.create", userId: user.id, contentType: "chat", id, after });
    return room;
  }),
}));
