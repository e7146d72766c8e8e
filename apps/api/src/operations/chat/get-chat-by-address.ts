import { defineOperation } from "../../http/define-operation.ts";
import { requireAddress } from "./find-room.ts";
import { readRoom } from "./read-rooms.ts";

export const getChatByAddress = defineOperation("getChatByAddress", async ({ params, user, reads }) => {
  const { id } = await requireAddress(reads, user.id, params.x);
  return { status: 200, data: await readRoom(reads, user.id, id) };
});
