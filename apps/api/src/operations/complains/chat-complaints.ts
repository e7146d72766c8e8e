import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { type AuthorColumns, presentAuthor } from "../../content/author.ts";
import { type PhotoRow, presentPhoto } from "../../media/present-photo.ts";

type ChatComplaint = Schema<"ChatComplaint">;

/** Messages before and after the reported one, and half of those shown for a room. */
const AROUND = 5;

interface MessageRow extends AuthorColumns {
  id: number;
  text: string;
  add_date: string;
  is_remove: boolean;
  photo: PhotoRow | null;
}

interface ComplaintRow extends Omit<ChatComplaint, "item_user" | "items_message">, AuthorColumns {
  messages: MessageRow[];
}

/** The message and its neighbours, or the last ones of a room; none that was written after the complaint. */
const around = sql`
  (select m.* from message m where c.type = 'message' and m.chat_id = r.id and m.id <= c.content_id
   order by m.id desc limit ${sql.lit(AROUND + 1)})
  union all
  (select m.* from message m
   where c.type = 'message' and m.chat_id = r.id and m.id > c.content_id and m.id <= c.last_message_id
   order by m.id limit ${sql.lit(AROUND)})
  union all
  (select m.* from message m where c.type = 'chat' and m.chat_id = r.id and m.id <= c.last_message_id
   order by m.id desc limit ${sql.lit(2 * AROUND)})`;

async function read(db: QueryExecutorProvider, which: RawBuilder<unknown>): Promise<ChatComplaint[]> {
  const { rows } = await sql<ComplaintRow>`
    select c.id, c.type, c.content_id, c.reason, c.text, c.state, c.add_date, c.close_date,
      u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key,
      r.id as chat_id, r.type as chat_type, coalesce(r.name, '') as name,
      (select coalesce(json_agg(json_build_object(
         'id', m.id, 'text', m.text, 'add_date', m.add_date, 'is_remove', m.is_remove,
         'author_id', a.id, 'author_name', a.name, 'author_avatar_key', a.avatar_key,
         'photo', case when p.id is not null then json_build_object('id', p.id, 'key', p.key, 'width', p.width,
           'height', p.height, 'color', p.color, 'alt', p.alt) end) order by m.id), '[]')
       from (${around}) m left join users a on a.id = m.user_id and not a.is_remove
       left join photo p on p.id = m.photo_id and not p.is_remove) as messages,
      (select count(*)::int from complaint o
       where o.type = c.type and o.content_id = c.content_id and o.state = 'open') as cnt_open
    from complaint c
    left join users u on u.id = c.user_id and not u.is_remove
    left join chat r on r.id = case when c.type = 'chat' then c.content_id else (
      select m.chat_id from message m where m.id = c.content_id) end
    where c.type in ('chat', 'message') and ${which}`.execute(db);
  return rows.map(present);
}

function present({
  messages,
  author_id,
  author_name,
  author_avatar_key,
  ...row
}: ComplaintRow): ChatComplaint {
  return {
    ...row,
    item_user: presentAuthor({ author_id, author_name, author_avatar_key }),
    items_message: messages.map((message) => ({
      id: message.id,
      text: message.text,
      add_date: new Date(message.add_date).toISOString(),
      item_user: presentAuthor(message),
      item_photo: message.photo && presentPhoto(message.photo),
      is_remove: message.is_remove,
    })),
  };
}

/** A page of complaints in one state: those that wait from the oldest on, closed ones from the newest. */
export async function readChatComplaints(
  db: QueryExecutorProvider,
  { state, start, limit }: { state: ChatComplaint["state"]; start: number; limit: number },
): Promise<ChatComplaint[]> {
  const order = state === "open" ? sql`c.add_date, c.id` : sql`c.close_date desc, c.id desc`;
  return await read(db, sql`c.state = ${state} order by ${order} limit ${limit} offset ${start}`);
}

export async function countChatComplaints(
  db: QueryExecutorProvider,
  state: ChatComplaint["state"],
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from complaint where state = ${state} and type in ('chat', 'message')`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

export async function readChatComplaint(
  db: QueryExecutorProvider,
  id: number,
): Promise<ChatComplaint | null> {
  const [complaint] = await read(db, sql`c.id = ${id}`);
  return complaint ?? null;
}
