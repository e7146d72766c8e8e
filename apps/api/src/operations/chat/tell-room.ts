import { type QueryExecutorProvider, sql } from "kysely";
import { tellChat } from "../../changes/chat-news.ts";
import type { Room } from "./find-room.ts";

/** Whom to tell: those named in a private or business room, everybody who is connected in an open one. */
async function sidesOf(
  db: QueryExecutorProvider,
  { id }: Pick<Room, "id">,
): Promise<{ user_id: number; is_read_marks: boolean; is_same_side: boolean }[]> {
  const { rows } = await sql<{ user_id: number; is_read_marks: boolean; is_same_side: boolean }>`
    select cu.user_id, a.is_read_marks, c.type = 'business' and cu.user_id <> c.user_id as is_same_side
    from chat c join chat_user cu on cu.chat_id = c.id join account a on a.user_id = cu.user_id
    where c.id = ${id} and c.type <> 'common'
      and (c.type = 'private' or cu.user_id = c.user_id
        or exists (select from brand_manager b where b.brand_id = c.brand_id and b.user_id = cu.user_id))`.execute(
    db,
  );
  return rows;
}

/** Tells the room's members that there is a new message; one that is withheld only the sender's side. */
export async function tellMessage(
  db: QueryExecutorProvider,
  room: Pick<Room, "id" | "type" | "is_brand">,
  { id, userId, isWithheld }: { readonly id: number; readonly userId: number; readonly isWithheld: boolean },
): Promise<void> {
  const sides = room.type === "common" ? null : await sidesOf(db, room);
  const to = sides
    ?.filter(
      ({ user_id, is_same_side }) => !isWithheld || user_id === userId || (room.is_brand && is_same_side),
    )
    .map(({ user_id }) => user_id);
  await tellChat(db, { event: "message", chat_id: room.id, last_id: id, to: to ?? null });
  if (to) await tellNumbers(db, to);
}

/** Tells the room's members to load it again. */
export async function tellRoom(
  db: QueryExecutorProvider,
  room: Pick<Room, "id" | "type">,
  also: readonly number[] = [],
): Promise<void> {
  const sides = room.type === "common" ? null : await sidesOf(db, room);
  const to = sides && [...sides.map(({ user_id }) => user_id), ...also];
  await tellChat(db, { event: "room", chat_id: room.id, to });
  if (room.type === "common" && also.length > 0)
    await tellChat(db, { event: "room", chat_id: room.id, to: also });
}

/** Tells the other side how far the user has read, if both show it. */
export async function tellRead(
  db: QueryExecutorProvider,
  room: Room,
  userId: number,
  lastRead: number,
): Promise<void> {
  const sides = await othersOf(db, room, userId);
  if (sides === null || !sides.mine?.is_read_marks) return;
  const to = sides.others.filter(({ is_read_marks }) => is_read_marks).map(({ user_id }) => user_id);
  await tellChat(db, { event: "read", chat_id: room.id, user_id: userId, last_read: lastRead, to });
}

/** Tells the other side that the user is writing. */
export async function tellTyping(db: QueryExecutorProvider, room: Room, userId: number): Promise<void> {
  const sides = await othersOf(db, room, userId);
  if (sides === null) return;
  const to = sides.others.map(({ user_id }) => user_id);
  await tellChat(db, { event: "typing", chat_id: room.id, user_id: userId, to });
}

/** The other side; null in open rooms, in requests, between blocked people, and for managers, who stay unnamed. */
async function othersOf(db: QueryExecutorProvider, room: Room, userId: number) {
  const isRequest = room.type === "private" && room.accept_date === null;
  if (room.type === "common" || room.is_ban || room.is_blocked || isRequest || room.is_brand) return null;
  const sides = await sidesOf(db, room);
  return {
    mine: sides.find(({ user_id }) => user_id === userId),
    others: sides.filter(({ user_id }) => user_id !== userId),
  };
}

/** Tells connected users that their unread numbers may have changed. */
export async function tellNumbers(db: QueryExecutorProvider, userIds: readonly number[]): Promise<void> {
  if (userIds.length > 0) await sql`select pg_notify('grow_numbers', ${userIds.join(",")})`.execute(db);
}
