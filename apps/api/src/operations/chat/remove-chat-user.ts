import { forbidden, notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { removeMember } from "./add-chat-ban.ts";
import { requireHost, requireRoom } from "./find-room.ts";
import { readMember, readMembers } from "./room-members.ts";
import { tellRoom } from "./tell-room.ts";

export const removeChatUser = defineOperation("removeChatUser", async ({ params, user, transaction }) => ({
  status: 200,
  data: await transaction(async (tx) => {
    const room = await requireRoom(tx, user.id, params.id);
    if (room.type !== "common") throw forbidden();
    const member = await readMember(tx, room, user.id, params.userId);
    if (params.userId !== user.id) requireHost(room, user);
    if (member === null) throw notFound();
    if (member.role === "owner" && member.id !== user.id) throw forbidden();
    await removeMember(tx, room.id, params.userId);
    await tellRoom(tx, room, [params.userId]);
    return await readMembers(tx, room, user.id);
  }),
}));
