import { forbidden } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { requestOf, requireRoom } from "./find-room.ts";
import { readRoom } from "./read-rooms.ts";
import { acceptRequest } from "./save-message.ts";
import { tellNumbers, tellRoom } from "./tell-room.ts";

export const acceptChat = defineOperation("acceptChat", async ({ params, user, transaction }) => ({
  status: 200,
  data: await transaction(async (tx) => {
    const room = await requireRoom(tx, user.id, params.id);
    const request = requestOf(room);
    if (request === "sent") throw forbidden();
    if (request === "received") {
      await acceptRequest(tx, room.id);
      await tellRoom(tx, room);
      await tellNumbers(tx, [user.id]);
    }
    return await readRoom(tx, user.id, room.id);
  }),
}));
