import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { type AuthorColumns, presentAuthor } from "../../content/author.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { readRow } from "./desks/rows.ts";

type ChangeRow = Omit<Schema<"StaffChange">, "item_user"> & AuthorColumns;

export const listStaffChanges = defineOperation("listStaffChanges", async ({ params, query, reads }) => {
  const { desk, id } = params;
  const { start, limit } = query;
  await readRow(reads, desk, id);
  const isOfRow = sql`e.content_type = ${desk} and e.content_id = ${id} and e.type like 'staff.%'`;
  const { rows } = await sql<ChangeRow>`
    select e.id, e.type, e.add_date, e.params ->> 'name' as name, e.params -> 'fields' as items_field,
      u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key
    from event e left join users u on u.id = e.user_id and not u.is_remove
    where ${isOfRow} order by e.id desc limit ${limit} offset ${start}`.execute(reads);
  const { rows: counts } = await sql<{
    total: number;
  }>`select count(*)::int as total from event e where ${isOfRow}`.execute(reads);
  return {
    status: 200,
    data: {
      items: rows.map(({ id: changeId, type, add_date, name, items_field, ...author }) => ({
        ...{ id: changeId, type, add_date, name, items_field },
        item_user: presentAuthor(author),
      })),
      total: counts[0]?.total ?? 0,
      start,
      limit,
    },
  };
});
