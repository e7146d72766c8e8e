import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { forbidden } from "../errors/api-error.ts";
import type { Kind } from "../kinds/kind.ts";
import { KINDS } from "../kinds/kinds.ts";

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

/**
 * Checks that a user may answer, comment on, like or follow a thing: neither they nor its author blocked the other. The error does not reveal who
 * blocked whom.
 *
 * @throws ApiError 403 `blocked`
 */
export async function requireNotBlocked(
  db: QueryExecutorProvider,
  { type, id }: { readonly type: Kind; readonly id: number },
  userId: number,
): Promise<void> {
  const { author } = KINDS[type];
  if (author === null) return;
  const { rows } = await sql`
    select from (${author(sql`${id}::bigint`)}) t where not ${notBlockedWith(userId, sql`t.user_id`)}`.execute(
    db,
  );
  if (rows.length > 0) throw forbidden("blocked");
}
