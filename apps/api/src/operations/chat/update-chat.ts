import { sql } from "kysely";
import { forbidden, invalid } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { requireRoom } from "./find-room.ts";
import { join, markRead, noteVisit } from "./membership.ts";
import { readRoom } from "./read-rooms.ts";
import { tellNumbers, tellRead, tellRoom, tellTyping } from "./tell-room.ts";

export const updateChat = defineOperation("updateChat", async ({ params, body, user, transaction }) => ({
  status: 200,
  data: await transaction(async (tx) => {
    const room = await requireRoom(tx, user.id, params.id);
    const { name, is_mute, last_read, is_typing } = body;
    if (name !== undefined) {
      if (room.type !== "common") throw invalid([{ code: "not_allowed", field: "name" }]);
      if (room.role !== "owner") throw forbidden();
      await sql`update chat set name = ${name.trim()}, version = version + 1 where id = ${room.id}`.execute(
        tx,
      );
      await tellRoom(tx, room);
    }
    if (is_mute !== undefined || last_read !== undefined) await join(tx, room, user.id);
    if (is_mute !== undefined)
      await sql`update chat_user set is_mute = ${is_mute} where chat_id = ${room.id} and user_id = ${user.id}`.execute(
        tx,
      );
    const read = last_read === undefined ? null : await markRead(tx, room, user.id, last_read);
    if (read !== null) await tellRead(tx, room, user.id, read);
    if (read !== null || is_mute !== undefined) await tellNumbers(tx, [user.id]);
    if (is_typing === true) await tellTyping(tx, room, user.id);
    await noteVisit(tx, user.id);
    return await readRoom(tx, user.id, room.id);
  }),
}));
