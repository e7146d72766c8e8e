import { sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";
import { pageOfRooms } from "./room-lists.ts";

/** A manager has a row only in rooms with messages since they became one. An opened room without messages is only its grower's. */
export const listBusinessChats = defineOperation("listBusinessChats", async ({ query, user, reads }) => {
  const rooms = sql`(
    select chat_id as id from chat_user where user_id = ${user.id}
    union
    select r.id from brand_manager b join chat r on r.brand_id = b.brand_id and r.type = 'business' and not r.is_remove
    where b.user_id = ${user.id} and r.cnt_messages > 0) own
    join chat c on c.id = own.id and c.type = 'business' and not c.is_remove
    left join chat_user cu on cu.chat_id = c.id and cu.user_id = ${user.id}
    where not coalesce(cu.is_hidden, false) and (c.user_id = ${user.id}
      or exists (select from brand_manager b where b.brand_id = c.brand_id and b.user_id = ${user.id}))`;
  return {
    status: 200,
    data: await pageOfRooms(reads, user.id, rooms, sql`c.update_date desc, c.id desc`, query),
  };
});
