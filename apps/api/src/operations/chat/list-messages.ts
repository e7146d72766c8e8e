import { sql } from "kysely";
import { invalid } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { requireAddress } from "./find-room.ts";
import { noteVisit } from "./membership.ts";
import type { MessageRow } from "./message-row.ts";
import { messagesOf, PAGE, presentMessages } from "./read-messages.ts";

/** One more than a page tells whether there are others. */
export const listMessages = defineOperation("listMessages", async ({ query, user, db }) => {
  const { address, first, last, older, newer } = query;
  const room = await requireAddress(db, user.id, address);
  await noteVisit(db, user.id);
  const isOlder = older === 1 && first !== undefined;
  if (newer === 1 && last === undefined) throw invalid([{ code: "required", field: "last" }]);
  const isNewer = !isOlder && last !== undefined;
  const place = isOlder ? sql`m.id < ${first}` : isNewer ? sql`m.id > ${last}` : sql`true`;
  const { rows } = await sql<MessageRow>`
    ${messagesOf(room, user.id)} and ${place} order by m.id ${isNewer ? sql`asc` : sql`desc`} limit ${PAGE + 1}`.execute(
    db,
  );
  const page = rows.slice(0, PAGE);
  const hasMore = rows.length > PAGE;
  const items = await presentMessages(db, isNewer ? page : page.toReversed(), room, user);
  return {
    status: 200,
    data: {
      items,
      total: room.cnt_messages,
      start: 0,
      limit: PAGE,
      is_older: isNewer ? true : hasMore,
      is_newer: isNewer && hasMore,
    },
  };
});
