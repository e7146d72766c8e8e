import { defineOperation } from "../../http/define-operation.ts";
import { requireHost, requireRoom } from "./find-room.ts";
import { readBans } from "./room-members.ts";

export const listChatBans = defineOperation("listChatBans", async ({ params, query, user, reads }) => {
  const room = await requireRoom(reads, user.id, params.id);
  if (room.type === "common") requireHost(room, user);
  const { start, limit } = query;
  return { status: 200, data: await readBans(reads, room, user.id, { start, limit }) };
});
