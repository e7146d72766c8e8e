import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** An open room without members. @returns its id */
export async function addOpenRoom(
  db: Db,
  {
    address = "common",
    name = "Outdoor",
    lang = "en",
  }: { address?: string; name?: string; lang?: string } = {},
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into chat (type, address, name, lang) values ('common', ${address}, ${name}, ${lang})
    on conflict (address) where type = 'common' and not is_remove do update set name = excluded.name returning id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}

/** An accepted private room of two growers. @returns its id */
export async function addPrivateRoom(db: Db, one: number, two: number): Promise<number> {
  const [low, high] = [Math.min(one, two), Math.max(one, two)];
  const { rows } = await sql<{ id: number }>`
    insert into chat (type, user_low_id, user_high_id, cnt_users, accept_date) values ('private', ${low}, ${high}, 2, now())
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`
    insert into chat_user (chat_id, user_id, is_opener) values (${id}, ${one}, true), (${id}, ${two}, false)`.execute(
    db,
  );
  return id;
}

/** Makes a user a member of a room with a role. */
export async function addMember(db: Db, chatId: number, userId: number, role = "member"): Promise<void> {
  await sql`insert into chat_user (chat_id, user_id, role) values (${chatId}, ${userId}, ${role})`.execute(
    db,
  );
  await sql`update chat set cnt_users = cnt_users + 1 where id = ${chatId}`.execute(db);
}

/** A message in a room, by the rules of `createMessage`. @returns its id */
export async function addMessage(
  db: Db,
  chatId: number,
  { userId, text = "Feed half.", date = null }: { userId: number; text?: string; date?: string | null },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with room as (update chat set cnt_messages = cnt_messages + 1 where id = ${chatId} returning cnt_messages)
    insert into message (chat_id, user_id, text, position, add_date)
    select ${chatId}, ${userId}, ${text}, cnt_messages, coalesce(${date}::timestamptz, now()) from room returning id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}
