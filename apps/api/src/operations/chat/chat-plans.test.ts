import { type QueryExecutorProvider, sql } from "kysely";
import { expect, test } from "vitest";
import { unreadNumbers } from "../../live/unread-numbers.ts";
import { chatApi } from "../../testing/chat-api.ts";
import { findRoom } from "./find-room.ts";
import { markRead } from "./membership.ts";
import { messagesOf } from "./read-messages.ts";
import { pageOfRooms, privateRooms } from "./room-lists.ts";

const { api, users } = chatApi();

/** Rooms of other growers, with messages in each. */
const ROOMS = 20_000;
const MESSAGES = 4;

/** Rows that sequential scans read in this transaction, by table. */
async function scanned(db: QueryExecutorProvider): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; cnt: number }>`
    select relname as name, seq_tup_read::int as cnt from pg_stat_xact_user_tables
    where relname in ('chat', 'chat_user', 'message', 'chat_ban', 'user_ban') and seq_tup_read > 100`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, cnt }) => [name, cnt]));
}

test.runIf(process.env.TEST_DATABASE_URL !== undefined)(
  "lists, pages of messages, read marks and numbers scan no table of the chat",
  async () => {
    const { db } = api.database;
    const me = users.ann.id;
    await sql`
      insert into users (name) select 'grower-of-many-' || n from generate_series(1, ${ROOMS}) n`.execute(db);
    await sql`
      insert into chat (type, user_low_id, user_high_id, cnt_users, cnt_messages, accept_date)
      select 'private', ${users.ben.id}::bigint, id, 2, ${MESSAGES}::int, now() from users where name like 'grower-of-many-%'
      union all select 'private', ${me}::bigint, id, 2, ${MESSAGES}::int, now() from (
        select id from users where name like 'grower-of-many-%' order by id limit 20) few`.execute(db);
    await sql`
      insert into chat_user (chat_id, user_id, is_unread)
      select id, unnest(array[user_low_id, user_high_id]), true from chat`.execute(db);
    await sql`
      insert into message (chat_id, user_id, text, position)
      select c.id, c.user_high_id, 'Feed half.', n from generate_series(1, ${MESSAGES}) n cross join chat c`.execute(
      db,
    );
    for (const table of ["chat", "chat_user", "message", "users"])
      await sql`analyze ${sql.table(table)}`.execute(db);
    const used = await db.transaction().execute(async (tx) => {
      const order = sql`cu.update_date desc, cu.chat_id desc`;
      const page = await pageOfRooms(tx, me, privateRooms(me, false), order, { start: 0, limit: 20 });
      const id = page.items[0]?.id ?? 0;
      const room = await findRoom(tx, me, sql`c.id = ${id}`);
      expect([page.items.length, room?.id]).toEqual([20, id]);
      if (room === null) return {};
      for (const place of [sql`true`, sql`m.id > 100`, sql`m.id < 100`])
        await sql`${messagesOf(room, me)} and ${place} order by m.id desc limit 31`.execute(tx);
      await markRead(tx, room, me, 900_000_000);
      await unreadNumbers(tx as unknown as typeof db, [me]);
      return await scanned(tx);
    });
    expect(used).toEqual({});
  },
);
