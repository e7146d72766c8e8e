import { sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";
import { noteVisit } from "./membership.ts";
import { pageOfRooms, privateRooms } from "./room-lists.ts";

export const listChats = defineOperation("listChats", async ({ query, user, db }) => {
  await noteVisit(db, user.id);
  const rooms = privateRooms(user.id, query.is_request);
  return {
    status: 200,
    data: await pageOfRooms(db, user.id, rooms, sql`cu.update_date desc, cu.chat_id desc`, query),
  };
});
