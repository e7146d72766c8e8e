import { createHash, randomBytes } from "node:crypto";
import type pg from "pg";

/** Members of the measured open room. */
export const MEMBERS = 10_000;
/** Members with an open event stream. */
export const LINES = 2000;
/** Private rooms of each member with other members, and messages in each: 5,000,000 messages in all. */
const ROOMS_OF_ONE = 5;
const MESSAGES = 100;
/** Notifications of all members. */
const NOTIFICATIONS = 1_000_000;
/** The address of an open room that the demo has. */
const ADDRESS = "common";

/** What the measurement needs to know. */
export interface LiveCrowd {
  readonly address: string;
  /** Session tokens of {@link LINES} members. */
  readonly tokens: readonly string[];
  /** A member with many rooms and notifications, without an open stream. */
  readonly reader: { readonly id: number; readonly token: string };
}

/** Adds members, private rooms, messages and notifications of a large site, and joins the members to an open room. */
export async function loadLiveCrowd(client: pg.Client): Promise<LiveCrowd> {
  const { rows: users } = await client.query<{ id: number }>(
    `insert into users (name) select 'talker-' || n from generate_series(1, $1) n returning id::float8 as id`,
    [MEMBERS],
  );
  const ids = users.map(({ id }) => id);
  const tokens = ids.slice(0, LINES + 1).map(() => randomBytes(32).toString("base64url"));
  await client.query(
    `insert into session (token_hash, user_id, date_end)
     select hash, user_id, now() + interval '1 day' from unnest($1::bytea[], $2::bigint[]) as one (hash, user_id)`,
    [tokens.map((token) => createHash("sha256").update(token).digest()), ids.slice(0, LINES + 1)],
  );
  await client.query(
    `with room as (
       update chat set cnt_users = cnt_users + $2 where type = 'common' and address = $1 and not is_remove returning id)
     insert into chat_user (chat_id, user_id) select room.id, one.id from room, unnest($3::bigint[]) as one (id)`,
    [ADDRESS, ids.length, ids],
  );
  await client.query(
    `insert into chat (type, user_low_id, user_high_id, cnt_users, cnt_messages, accept_date)
     select 'private', least(low.id, high.id), greatest(low.id, high.id), 2, $2::int, now()
     from unnest($1::bigint[]) with ordinality as low (id, place)
       cross join generate_series(1, $3::int) as step
       join unnest($1::bigint[]) with ordinality as high (id, place)
         on high.place = 1 + (low.place + step - 1) % cardinality($1::bigint[])`,
    [ids, MESSAGES, ROOMS_OF_ONE],
  );
  await client.query(
    `insert into chat_user (chat_id, user_id, is_unread)
     select id, unnest(array[user_low_id, user_high_id]), true from chat where user_low_id = any($1::bigint[])`,
    [ids],
  );
  await client.query(
    `insert into message (chat_id, user_id, text, position)
     select id, user_low_id, 'Feed half.', n from chat cross join generate_series(1, $2::int) n where user_low_id = any($1::bigint[])`,
    [ids, MESSAGES],
  );
  await client.query(
    `insert into notification (user_id, channel, event, group_period, type, content_id, from_user_id, add_date)
     select ids[1 + n % cnt], 'activity', 'follow', current_date - n / 100000, 'user', ids[1 + n % cnt],
       ids[1 + (n + 1 + n / cnt) % cnt], now() - make_interval(secs => n)
     from (select $1::bigint[] as ids, cardinality($1::bigint[]) as cnt) as known, generate_series(1, $2::int) n`,
    [ids, NOTIFICATIONS],
  );
  await client.query("vacuum analyze");
  const [id = 0] = ids.slice(LINES);
  return { address: ADDRESS, tokens: tokens.slice(0, LINES), reader: { id, token: tokens[LINES] ?? "" } };
}
