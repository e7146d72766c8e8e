import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { forbidden, invalid } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import type { Reader } from "../../rights/diary-access.ts";
import { type Room, requireHost, requireRoom } from "./find-room.ts";
import { readBans, readMember } from "./room-members.ts";
import { tellNumbers, tellRoom } from "./tell-room.ts";

/** A ban in a private or business room is a block: the banned one is told nothing. */
export const addChatBan = defineOperation("addChatBan", async ({ params, body, user, transaction }) => ({
  status: 200,
  data: await transaction(async (tx) => {
    const room = await requireRoom(tx, user.id, params.id);
    const isBrandBanned = room.type === "business" && !room.is_brand;
    if (body.user_id === undefined && !isBrandBanned) throw invalid([{ code: "required", field: "user_id" }]);
    if (room.type === "common") await banFromOpenRoom(tx, room, body.user_id ?? 0, user);
    else if (room.is_brand) await banForBrand(tx, room, body.user_id ?? 0, user.id);
    else await banForOneself(tx, room, body.user_id, user.id);
    await tellNumbers(tx, [user.id]);
    return await readBans(tx, room, user.id);
  }),
}));

async function banFromOpenRoom(tx: Tx, room: Room, userId: number, user: Reader): Promise<void> {
  requireHost(room, user);
  await requireUser(tx, userId);
  const member = await readMember(tx, room, user.id, userId);
  if (userId === user.id || member?.role === "owner")
    throw invalid([{ code: "not_allowed", field: "user_id" }]);
  await insertBan(tx, room.id, userId, user.id);
  await removeMember(tx, room.id, userId);
  await tellRoom(tx, room, [userId]);
}

async function banForBrand(tx: Tx, room: Room, userId: number, managerId: number): Promise<void> {
  if (room.manager_role === "viewer") throw forbidden();
  if (userId !== room.other_id) throw invalid([{ code: "not_allowed", field: "user_id" }]);
  await insertBan(tx, room.id, userId, managerId);
}

async function banForOneself(
  tx: Tx,
  room: Room,
  userId: number | undefined,
  readerId: number,
): Promise<void> {
  if (userId !== (room.other_id ?? undefined)) throw invalid([{ code: "not_allowed", field: "user_id" }]);
  await sql`
    insert into user_ban (user_id, type, content_id) values (${readerId}, 'chat', ${room.id}) on conflict do nothing`.execute(
    tx,
  );
}

async function requireUser(tx: Tx, userId: number): Promise<void> {
  const { rows } = await sql`select from users where id = ${userId} and not is_remove`.execute(tx);
  if (rows.length === 0) throw invalid([{ code: "unknown_reference", field: "user_id" }]);
}

async function insertBan(tx: Tx, chatId: number, userId: number, moderatorId: number): Promise<void> {
  await sql`
    insert into chat_ban (chat_id, user_id, moderator_id) values (${chatId}, ${userId}, ${moderatorId})
    on conflict do nothing`.execute(tx);
}

/** Takes a member out of an open room, which stops their live events as well. */
export async function removeMember(tx: Tx, chatId: number, userId: number): Promise<void> {
  await sql`select from chat where id = ${chatId} for no key update`.execute(tx);
  await sql`
    with gone as (delete from chat_user where chat_id = ${chatId} and user_id = ${userId} returning 1)
    update chat set cnt_users = greatest(0, cnt_users - 1) where id = ${chatId} and exists (select from gone)`.execute(
    tx,
  );
}
