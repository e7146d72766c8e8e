import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { type AuthorColumns, presentAuthor } from "../../content/author.ts";
import { type ChatUserRow, chatUserJson, presentChatUser, shownMembers } from "./chat-users.ts";
import type { Room } from "./find-room.ts";

interface Page {
  readonly start: number;
  readonly limit: number;
}

/** The first page of a list that is returned after a change. */
const FIRST: Page = { start: 0, limit: 20 };

/** Members of a room whom the reader sees, owners and moderators first. */
export async function readMembers(
  db: QueryExecutorProvider,
  room: Room,
  readerId: number,
  page: Page = FIRST,
): Promise<Schema<"ChatUserList">> {
  const members = sql`chat c, ${shownMembers(readerId)} and c.id = ${room.id}`;
  const { rows } = await sql<{ member: ChatUserRow }>`
    select ${chatUserJson(readerId)} as member from ${members}
    order by cu.role desc, cu.user_id limit ${page.limit} offset ${page.start}`.execute(db);
  const { rows: counts } = await sql<{
    total: number;
  }>`select count(*)::int as total from ${members}`.execute(db);
  return { items: rows.map(({ member }) => presentChatUser(member)), total: counts[0]?.total ?? 0, ...page };
}

/** A member of a room by id; null for others. */
export async function readMember(
  db: QueryExecutorProvider,
  room: Room,
  readerId: number,
  userId: number,
): Promise<Schema<"ChatUser"> | null> {
  const { rows } = await sql<{ member: ChatUserRow }>`
    select ${chatUserJson(readerId)} as member from chat c, ${shownMembers(readerId)}
      and c.id = ${room.id} and cu.user_id = ${userId}`.execute(db);
  return rows[0] ? presentChatUser(rows[0].member) : null;
}

/** The growers whom this side has banned from a room. */
function bannedUsers(room: Room, readerId: number): RawBuilder<unknown> {
  if (room.type === "common" || room.is_brand)
    return sql`(select b.user_id, b.add_date from chat_ban b where b.chat_id = ${room.id})`;
  return sql`(select ${room.other_id}::bigint as user_id, b.add_date from user_ban b
    where b.user_id = ${readerId} and b.type = 'chat' and b.content_id = ${room.id})`;
}

/** Growers banned from a room by this side of it, the latest first. */
export async function readBans(
  db: QueryExecutorProvider,
  room: Room,
  readerId: number,
  page: Page = FIRST,
): Promise<Schema<"UserShortList">> {
  const banned = sql`${bannedUsers(room, readerId)} banned join users u on u.id = banned.user_id and not u.is_remove`;
  const { rows } = await sql<AuthorColumns>`
    select u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key
    from ${banned} order by banned.add_date desc, u.id desc limit ${page.limit} offset ${page.start}`.execute(
    db,
  );
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total from ${banned}`.execute(
    db,
  );
  return { items: rows.flatMap((row) => presentAuthor(row) ?? []), total: counts[0]?.total ?? 0, ...page };
}
