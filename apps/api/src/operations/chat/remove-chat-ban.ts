import { sql } from "kysely";
import { forbidden } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { requireHost, requireRoom } from "./find-room.ts";
import { readBans } from "./room-members.ts";
import { tellRoom } from "./tell-room.ts";

export const removeChatBan = defineOperation("removeChatBan", async ({ params, user, transaction }) => ({
  status: 200,
  data: await transaction(async (tx) => {
    const room = await requireRoom(tx, user.id, params.id);
    if (room.type === "common") requireHost(room, user);
    if (room.is_brand && room.manager_role === "viewer") throw forbidden();
    if (room.type === "common" || room.is_brand) {
      await sql`delete from chat_ban where chat_id = ${room.id} and user_id = ${params.userId}`.execute(tx);
      if (room.type === "common") await tellRoom(tx, room, [params.userId]);
    } else if (room.type === "business" || params.userId === room.other_id) {
      await sql`
        delete from user_ban where user_id = ${user.id} and type = 'chat' and content_id = ${room.id}`.execute(
        tx,
      );
    }
    return await readBans(tx, room, user.id);
  }),
}));
