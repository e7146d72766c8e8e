import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { presentAuthor } from "../../content/author.ts";
import { nameBeginsWith } from "../../content/users/name-begins-with.ts";
import { LISTED } from "../../content/users/user-cards.ts";
import { notBlockedWith } from "../../rights/not-blocked.ts";

/** Growers by name prefix: the exact name first, then those with most followers. Leaves out users with a block between them and the current user. */
export async function findByName(
  db: QueryExecutorProvider,
  beginning: string,
  limit: number,
  readerId: number | null = null,
): Promise<Schema<"UserShortList">> {
  const { rows } = await sql<{ id: number; name: string; avatar_key: string | null }>`
    select u.id, u.name, u.avatar_key from users u
    where ${LISTED} and ${nameBeginsWith(beginning)} and ${notBlockedWith(readerId, sql`u.id`)}
    order by lower(u.name) = ${beginning.trim().toLowerCase()} desc, u.cnt_followers desc, u.id
    limit ${limit}`.execute(db);
  const items = rows.flatMap(({ id, name, avatar_key }) => {
    const author = presentAuthor({ author_id: id, author_name: name, author_avatar_key: avatar_key });
    return author ? [author] : [];
  });
  return { items, total: items.length, start: 0, limit };
}
