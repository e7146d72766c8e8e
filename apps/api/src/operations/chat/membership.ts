import { type QueryExecutorProvider, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Room } from "./find-room.ts";
import { isVisible } from "./visible-messages.ts";

/** Joins an open room, or a brand's room as its manager, with everything so far read. No effect on members. */
export async function join(tx: Tx, room: Room, userId: number): Promise<void> {
  if (room.is_member) return;
  // Locked before the member's row, as by a new message.
  await sql`select from chat where id = ${room.id} for no key update`.execute(tx);
  const { rows } = await sql`
    insert into chat_user (chat_id, user_id, last_read, cnt_read, update_date)
    select c.id, ${userId}, (select max(m.id) from message m where m.chat_id = c.id), c.cnt_messages, c.update_date
    from chat c where c.id = ${room.id}
    on conflict do nothing returning 1`.execute(tx);
  if (rows.length > 0) await sql`update chat set cnt_users = cnt_users + 1 where id = ${room.id}`.execute(tx);
}

/**
 * Marks everything up to a message as read. It only rises, and ends at the room's last message.
 *
 * @returns the new position; null when it did not change
 */
export async function markRead(tx: Tx, room: Room, userId: number, upTo: number): Promise<number | null> {
  // A message that commits meanwhile must not be taken for read.
  await sql`select from chat where id = ${room.id} for share`.execute(tx);
  const { rows } = await sql<{ last_read: number }>`
    update chat_user u set last_read = upto.id, cnt_read = least(c.cnt_messages, upto.position + own.cnt),
      is_unread = c.type <> 'common' and upto.position + own.cnt < c.cnt_messages
    from chat c
    cross join lateral (
      select m.id, m.position from message m where m.chat_id = c.id and m.id <= ${upTo} and ${isVisible(room, userId)}
      order by m.id desc limit 1) upto
    cross join lateral (
      select count(*)::int as cnt from message m
      where c.type <> 'common' and m.chat_id = c.id and m.id > upto.id and m.user_id = ${userId} and not m.is_withheld) own
    where u.chat_id = ${room.id} and u.user_id = ${userId} and c.id = u.chat_id and upto.id > coalesce(u.last_read, 0)
    returning u.last_read`.execute(tx);
  return rows[0]?.last_read ?? null;
}

/** Notes that the user is here, at most once a minute. */
export async function noteVisit(tx: QueryExecutorProvider, userId: number): Promise<void> {
  await sql`
    update account set visit_date = now()
    where user_id = ${userId} and (visit_date is null or visit_date < now() - interval '1 minute')`.execute(
    tx,
  );
}
