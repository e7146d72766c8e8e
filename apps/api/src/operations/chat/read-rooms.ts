import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { type BrandRef, brandJson, presentBrandShort } from "../../content/catalogue/catalogue-refs.ts";
import { notFound } from "../../errors/api-error.ts";
import { MAX_UNREAD } from "../../live/unread-numbers.ts";
import { squareUrl } from "../../media/present-photo.ts";
import { notBlockedWith } from "../../rights/not-blocked.ts";
import { type ChatUserRow, chatUserJson, presentChatUser, shownMembers } from "./chat-users.ts";
import { addressOf, canWrite, type Room, requestOf, roomColumns, roomSources } from "./find-room.ts";
import { type MessageRow, messageColumns, messageSources, presentMessage } from "./message-row.ts";

/** Members in the room's own answer. */
const SHOWN_MEMBERS = 20;

interface RoomRow extends Room {
  other_name: string | null;
  other_avatar_key: string | null;
  brand: BrandRef | null;
  users: ChatUserRow[];
  message: MessageRow | null;
}

/** The newest message of room `c` that the reader sees. */
function lastMessage(readerId: number): RawBuilder<unknown> {
  return sql`
    select m.* from message m
    where m.chat_id = c.id and case when c.type = 'common' then ${notBlockedWith(readerId, sql`m.user_id`)}
      else not m.is_withheld or m.user_id = ${readerId} or (m.is_brand and c.user_id <> ${readerId}) end
    order by m.id desc limit 1`;
}

/**
 * Rooms as the user sees them, in the order of `chosen`. One query.
 *
 * @param chosen a query of `id` and `place` (the order); it decides which rooms are the user's
 */
export async function readRooms(
  db: QueryExecutorProvider,
  readerId: number,
  chosen: RawBuilder<unknown>,
): Promise<Schema<"ChatRoom">[]> {
  const { rows } = await sql<RoomRow>`
    select ${roomColumns(readerId)},
      case when not other.is_remove then other.name end as other_name,
      case when not other.is_remove then other.avatar_key end as other_avatar_key,
      ${brandJson} as brand,
      (select coalesce(json_agg(first.member order by first.place), '[]') from (
         select ${chatUserJson(readerId)} as member, row_number() over (order by cu.role desc, cu.user_id) as place
         from ${shownMembers(readerId)} and cu.user_id <> ${readerId}
         order by cu.role desc, cu.user_id limit ${sql.lit(SHOWN_MEMBERS)}) first) as users,
      (select to_json(one) from (
         select ${messageColumns} from (${lastMessage(readerId)}) m ${messageSources}) one) as message
    from (${chosen}) chosen
    join chat c on c.id = chosen.id ${roomSources(readerId)}
    left join brand b on b.id = c.brand_id
    order by chosen.place`.execute(db);
  return rows.map(presentRoom);
}

/** @throws ApiError 404 */
export async function readRoom(
  db: QueryExecutorProvider,
  readerId: number,
  id: number,
): Promise<Schema<"ChatRoom">> {
  const [room] = await readRooms(db, readerId, sql`select ${id}::bigint as id, 1 as place`);
  if (!room) throw notFound();
  return room;
}

function presentRoom(row: RoomRow): Schema<"ChatRoom"> {
  const { id, type, brand, message } = row;
  const isBrandsRoom = type === "business" && !row.is_brand;
  const name = type === "common" ? row.name : isBrandsRoom ? brand?.name : row.other_name;
  const avatar = isBrandsRoom ? brand?.logo_key : row.other_avatar_key;
  return {
    id,
    type,
    address: addressOf(row),
    name: name ?? "",
    avatar_small: squareUrl(avatar ?? null),
    user_id: row.other_id,
    item_brand: brand && presentBrandShort(brand),
    items_user: row.users.map(presentChatUser),
    cnt_users: type === "common" ? row.cnt_users : 2,
    cnt_unread: unreadOf(row),
    request: requestOf(row),
    lang: row.lang,
    last_read: row.last_read,
    role: row.role,
    is_mute: row.is_mute,
    is_ban: row.is_ban,
    can_write: canWrite(row),
    item_message: message && presentMessage({ ...message, add_date: iso(message.add_date) }, row),
    add_date: row.add_date,
  };
}

function unreadOf({ type, is_mute, is_member, cnt_messages, cnt_read, last_read, message }: RoomRow): number {
  if (is_mute || !is_member) return 0;
  if (type === "common") return message !== null && message.id > (last_read ?? 0) ? 1 : 0;
  return Math.min(MAX_UNREAD, Math.max(0, cnt_messages - cnt_read));
}

/** Instants inside JSON arrive in the database's own format. */
function iso(date: string): string {
  return new Date(date).toISOString();
}
