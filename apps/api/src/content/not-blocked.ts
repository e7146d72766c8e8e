import { type RawBuilder, sql } from "kysely";

/**
 * Whether neither the reader nor the author blocked the other. Always true for guests, and for moderators, who see everything. The
 * reader's blocks are read once per query.
 */
export function notBlockedWith(readerId: number | null, author: RawBuilder<unknown>): RawBuilder<boolean> {
  if (readerId === null) return sql<boolean>`true`;
  return sql<boolean>`(${author} is null or ${author} <> all (array(
    select case when b.user_id = ${readerId} then b.content_id else b.user_id end from user_ban b
    where b.type = 'user' and (b.user_id = ${readerId} or b.content_id = ${readerId})
      and not exists (select from users m where m.id = ${readerId} and m.access && array['moderate', 'admin']))))`;
}
