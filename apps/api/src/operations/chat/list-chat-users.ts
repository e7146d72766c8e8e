import { defineOperation } from "../../http/define-operation.ts";
import { requireRoom } from "./find-room.ts";
import { readMembers } from "./room-members.ts";

export const listChatUsers = defineOperation("listChatUsers", async ({ params, query, user, reads }) => {
  const room = await requireRoom(reads, user.id, params.id);
  const { start, limit } = query;
  return { status: 200, data: await readMembers(reads, room, user.id, { start, limit }) };
});
