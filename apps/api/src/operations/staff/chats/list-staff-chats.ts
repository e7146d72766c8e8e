import { sql } from "kysely";
import { defineOperation } from "../../../http/define-operation.ts";
import { readStaffChats } from "./staff-chat.ts";

export const listStaffChats = defineOperation("listStaffChats", async ({ query, reads }) => {
  const { start, limit, state } = query;
  const isShown = state === "open" ? sql`not c.is_remove` : sql`c.is_remove`;
  const items = await readStaffChats(
    reads,
    sql`${isShown} order by c.lang, lower(c.name), c.id limit ${limit} offset ${start}`,
  );
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from chat c where c.type = 'common' and ${isShown}`.execute(reads);
  return { status: 200, data: { items, total: rows[0]?.total ?? 0, start, limit } };
});
