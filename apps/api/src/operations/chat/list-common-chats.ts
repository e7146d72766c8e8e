import { sql } from "kysely";
import { textLang } from "../../content/text-lang.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { pageOfRooms } from "./room-lists.ts";

/** The reader's language first, then English, as in lists of content. */
export const listCommonChats = defineOperation("listCommonChats", async ({ query, user, reads, locale }) => {
  const rooms = sql`chat c where c.type = 'common' and not c.is_remove`;
  const order = sql`(c.lang = ${textLang(locale)}) desc, (c.lang = 'en') desc, c.update_date desc, c.id desc`;
  return { status: 200, data: await pageOfRooms(reads, user.id, rooms, order, query) };
});
