import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { Notice } from "./notice.ts";

const AUTHORS: Record<Notice["type"], (id: number) => RawBuilder<unknown>> = {
  diary: (id) => sql`select user_id from diary where id = ${id}`,
  week: (id) => sql`select d.user_id from week w join diary d on d.id = w.diary_id where w.id = ${id}`,
  photo: (id) => sql`select d.user_id from photo p join diary d on d.id = p.diary_id where p.id = ${id}`,
  comment: (id) => sql`select user_id from comment where id = ${id}`,
  user: (id) => sql`select id as user_id from users where id = ${id}`,
};

/** Whose a thing is; null when it is nobody's any more. */
export async function authorOf(
  db: QueryExecutorProvider,
  type: Notice["type"],
  id: number,
): Promise<number | null> {
  const { rows } = await sql<{ user_id: number | null }>`${AUTHORS[type](id)}`.execute(db);
  return rows[0]?.user_id ?? null;
}

/** Whether news are told of things of this kind; those of others come with their pages. */
export function isTold(type: string): type is Notice["type"] {
  return Object.hasOwn(AUTHORS, type);
}
