import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { forbidden, notFound } from "../../errors/api-error.ts";

/** A room from a user's point of view. */
export interface Room {
  id: number;
  type: Schema<"ChatType">;
  address: string | null;
  name: string | null;
  lang: Schema<"Lang"> | null;
  brand_id: number | null;
  cnt_users: number;
  cnt_messages: number;
  add_date: string;
  accept_date: string | null;
  /** The other grower of a private room; the grower of a business room for its managers. */
  other_id: number | null;
  is_other_gone: boolean;
  /** Manages the brand of the room, and is not its grower. */
  is_brand: boolean;
  manager_role: Schema<"ManagerRole"> | null;
  /** Has a row in `chat_user`. */
  is_member: boolean;
  is_opener: boolean;
  role: Schema<"ChatRole">;
  is_mute: boolean;
  last_read: number | null;
  cnt_read: number;
  /** Banned from an open room. */
  is_banned: boolean;
  /** Has banned or blocked the other side. */
  is_ban: boolean;
  /** The other side has banned or blocked the user, who gets no hint of it. */
  is_blocked: boolean;
}

/** Whether one grower blocked another, on their profile or in room `c`. */
const blocks = (by: RawBuilder<unknown>, of: RawBuilder<unknown>) => sql<boolean>`exists (
  select from user_ban b where b.user_id = ${by}
    and ((b.type = 'chat' and b.content_id = c.id) or (b.type = 'user' and b.content_id = ${of})))`;
const bannedFromRoom = (userId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from chat_ban b where b.chat_id = c.id and b.user_id = ${userId})`;

/** The other side of room `c`, joined as `other` by {@link roomSources}. */
const otherId = (readerId: number) => sql`case
  when c.type = 'private' then case when c.user_low_id = ${readerId} then c.user_high_id else c.user_low_id end
  when c.type = 'business' and c.user_id <> ${readerId} then c.user_id end`;

/** The columns of {@link Room}; needs {@link roomSources}. */
export function roomColumns(readerId: number): RawBuilder<unknown> {
  const me = sql`${readerId}::bigint`;
  return sql`c.id, c.type, c.address, c.name, c.lang, c.brand_id, c.cnt_users, c.cnt_messages, c.add_date, c.accept_date,
    other.id as other_id, coalesce(other.is_remove or other.is_ban, false) as is_other_gone,
    c.type = 'business' and c.user_id <> ${me} as is_brand, manager.role as manager_role,
    mine.user_id is not null as is_member, coalesce(mine.is_opener, false) as is_opener, coalesce(mine.role, 'member') as role,
    coalesce(mine.is_mute, false) as is_mute, mine.last_read, coalesce(mine.cnt_read, 0) as cnt_read,
    c.type = 'common' and ${bannedFromRoom(me)} as is_banned,
    case when c.type = 'private' then ${blocks(me, sql`other.id`)}
      when c.type = 'business' and c.user_id = ${me} then ${blocks(me, sql`0`)}
      when c.type = 'business' then ${bannedFromRoom(sql`c.user_id`)} else false end as is_ban,
    case when c.type = 'private' then ${blocks(sql`other.id`, me)}
      when c.type = 'business' and c.user_id = ${me} then ${bannedFromRoom(me)}
      when c.type = 'business' then ${blocks(sql`c.user_id`, sql`0`)} else false end as is_blocked`;
}

/** Joins of room `c`: the user's own row as `mine`, their role at its brand as `manager`, the other side as `other`. */
export function roomSources(readerId: number): RawBuilder<unknown> {
  return sql`
    left join chat_user mine on mine.chat_id = c.id and mine.user_id = ${readerId}
    left join brand_manager manager on manager.brand_id = c.brand_id and manager.user_id = ${readerId}
    left join users other on other.id = ${otherId(readerId)}`;
}

/** Whether room `c` is one of the user's. */
function isOpenTo(readerId: number): RawBuilder<boolean> {
  return sql<boolean>`(not c.is_remove and (c.type = 'common' or ${readerId} in (c.user_low_id, c.user_high_id) or c.user_id = ${readerId}
    or manager.user_id is not null))`;
}

/** The room that `which` selects among `chat c`; null when the user may not see it. */
export async function findRoom(
  db: QueryExecutorProvider,
  readerId: number,
  which: RawBuilder<unknown>,
): Promise<Room | null> {
  const { rows } = await sql<Room>`
    select ${roomColumns(readerId)} from chat c ${roomSources(readerId)}
    where ${which} and ${isOpenTo(readerId)}`.execute(db);
  return rows[0] ?? null;
}

/** @throws ApiError 404 */
export async function requireRoom(db: QueryExecutorProvider, readerId: number, id: number): Promise<Room> {
  const room = await findRoom(db, readerId, sql`c.id = ${id}`);
  if (room === null) throw notFound();
  return room;
}

/**
 * The room of an address as this user writes it.
 *
 * @throws ApiError 404 for a room that does not exist or is not theirs
 */
export async function requireAddress(
  db: QueryExecutorProvider,
  readerId: number,
  address: string,
): Promise<Room> {
  const room = await findRoom(db, readerId, whereAddress(readerId, address));
  if (room === null) throw notFound();
  return room;
}

function whereAddress(readerId: number, address: string): RawBuilder<unknown> {
  const [kind, first, second] = address.split("-");
  const [one, two] = [Number(first), Number(second)];
  if (kind === "u") {
    const [low, high] = [Math.min(readerId, one), Math.max(readerId, one)];
    return sql`c.type = 'private' and c.user_low_id = ${low} and c.user_high_id = ${high}`;
  }
  if (kind === "b") {
    const growerId = second === undefined ? readerId : two;
    return sql`c.type = 'business' and c.brand_id = ${one} and c.user_id = ${growerId}`;
  }
  return sql`c.type = 'common' and c.address = ${address}`;
}

/** The address of a room as this user writes it. */
export function addressOf(room: Pick<Room, "type" | "address" | "brand_id" | "other_id">): string {
  if (room.type === "common") return room.address ?? "common";
  if (room.type === "private") return `u-${room.other_id}`;
  return room.other_id === null ? `b-${room.brand_id}` : `b-${room.brand_id}-${room.other_id}`;
}

/** Whether the user may write. Someone whom the other side has blocked may, and is not told that nobody reads it. */
export function canWrite(room: Room): boolean {
  const isViewer = room.is_brand && room.manager_role === "viewer";
  return !room.is_banned && !room.is_ban && !room.is_other_gone && !isViewer;
}

/** A private room that the other grower has not accepted yet. */
export function requestOf(room: Room): "sent" | "received" | null {
  if (room.type !== "private" || room.accept_date !== null) return null;
  return room.is_opener ? "sent" : "received";
}

/** @throws ApiError 403 for others than owners and moderators of an open room, and moderators of the site */
export function requireHost(room: Room, { access }: { readonly access: readonly string[] }): void {
  const isStaff = access.includes("moderate") || access.includes("admin");
  if (room.role === "member" && !isStaff) throw forbidden();
}
