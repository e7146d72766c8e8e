import { sql } from "kysely";
import { likeText } from "../../db/like-text.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { requireAddress } from "./find-room.ts";
import type { MessageRow } from "./message-row.ts";
import { messagesOf, PAGE, presentMessages } from "./read-messages.ts";

/** Messages that one request looks at, so that a search in a large room costs no more than in a small one. */
const SEARCHED = 20_000;

/** At most this many words count. */
const MAX_WORDS = 8;

export const searchMessages = defineOperation("searchMessages", async ({ query, user, db }) => {
  const room = await requireAddress(db, user.id, query.address);
  const before = query.before ?? Number.MAX_SAFE_INTEGER;
  const words = query.query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const { rows: ends } = await sql<{ id: number }>`
    select id from message where chat_id = ${room.id} and id < ${before} order by id desc offset ${SEARCHED - 1} limit 1`.execute(
    db,
  );
  const oldest = ends[0]?.id ?? 0;
  const hasAll = words.map((word) => sql`lower(m.text) like ${`%${likeText(word)}%`}`);
  const { rows } = await sql<MessageRow>`
    ${messagesOf(room, user.id)} and m.id < ${before} and m.id >= ${oldest} and not m.is_remove and ${sql.join(hasAll, sql` and `)}
    order by m.id desc limit ${PAGE + 1}`.execute(db);
  const page = rows.slice(0, PAGE);
  const isFull = rows.length > PAGE;
  const items = await presentMessages(db, page.toReversed(), room, user);
  const next = isFull ? (page.at(-1)?.id ?? null) : oldest > 0 ? oldest : null;
  return {
    status: 200,
    data: {
      items,
      total: items.length,
      start: 0,
      limit: PAGE,
      is_older: next !== null,
      next_before: next,
    },
  };
});
