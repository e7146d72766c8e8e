import { sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";
import { requireRoom } from "./find-room.ts";
import { join } from "./membership.ts";
import { tellNumbers } from "./tell-room.ts";

/** Open rooms are left instead: their list shows them to everybody. */
export const deleteChat = defineOperation("deleteChat", async ({ params, user, transaction }) => {
  await transaction(async (tx) => {
    const room = await requireRoom(tx, user.id, params.id);
    if (room.type === "common") {
      await sql`
        with gone as (delete from chat_user where chat_id = ${room.id} and user_id = ${user.id} returning 1)
        update chat set cnt_users = greatest(0, cnt_users - 1) where id = ${room.id} and exists (select from gone)`.execute(
        tx,
      );
    } else {
      await join(tx, room, user.id);
      await sql`update chat_user set is_hidden = true where chat_id = ${room.id} and user_id = ${user.id}`.execute(
        tx,
      );
    }
    await tellNumbers(tx, [user.id]);
  });
  return { status: 200, data: { id: params.id } };
});
