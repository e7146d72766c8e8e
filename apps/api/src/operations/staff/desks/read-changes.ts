import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { type AuthorColumns, presentAuthor } from "../../../content/author.ts";

type ChangeRow = Omit<Schema<"StaffChange">, "item_user"> & AuthorColumns;

/** A page of the changes of a thing by staff, newest first. */
export async function readChanges(
  db: QueryExecutorProvider,
  contentType: string,
  id: number,
  { start, limit }: { readonly start: number; readonly limit: number },
): Promise<Schema<"StaffChangeList">> {
  const isOfThing = sql`e.content_type = ${contentType} and e.content_id = ${id} and e.type like 'staff.%'`;
  const { rows } = await sql<ChangeRow>`
    select e.id, e.type, e.add_date, e.params ->> 'name' as name, e.params -> 'fields' as items_field,
      u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key
    from event e left join users u on u.id = e.user_id and not u.is_remove
    where ${isOfThing} order by e.id desc limit ${limit} offset ${start}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from event e where ${isOfThing}`.execute(db);
  return {
    items: rows.map(({ id: changeId, type, add_date, name, items_field, ...author }) => ({
      ...{ id: changeId, type, add_date, name, items_field },
      item_user: presentAuthor(author),
    })),
    total: counts[0]?.total ?? 0,
    start,
    limit,
  };
}
