import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { forbidden, invalid, notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { requireRoom } from "./find-room.ts";
import { readMember } from "./room-members.ts";
import { tellRoom } from "./tell-room.ts";

export const updateChatUser = defineOperation(
  "updateChatUser",
  async ({ params, body, user, transaction }) => ({
    status: 200,
    data: await transaction(async (tx) => {
      const room = await requireRoom(tx, user.id, params.id);
      // Two owners who give up their role at once take turns.
      await sql`select from chat where id = ${room.id} for no key update`.execute(tx);
      if (room.type !== "common" || room.role !== "owner") throw forbidden();
      const member = await readMember(tx, room, user.id, params.userId);
      if (member === null) throw notFound();
      const isGivenUp = member.role === "owner" && body.role !== "owner";
      if (isGivenUp && !(await hasAnotherOwner(tx, room.id, member.id)))
        throw invalid([{ code: "last_manager", field: "role" }]);
      await sql`
      update chat_user set role = ${body.role} where chat_id = ${room.id} and user_id = ${member.id}`.execute(
        tx,
      );
      await tellRoom(tx, room);
      return { ...member, role: body.role };
    }),
  }),
);

async function hasAnotherOwner(tx: Tx, chatId: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from chat_user where chat_id = ${chatId} and role = 'owner' and user_id <> ${userId} limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}
