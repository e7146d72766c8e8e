import { sql } from "kysely";
import { type AuthorColumns, presentAuthor } from "../../content/author.ts";
import { nameBeginsWith } from "../../content/users/name-begins-with.ts";
import { LISTED } from "../../content/users/user-cards.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { notBlockedWith } from "../../rights/not-blocked.ts";

const MAX_FOUND = 10;

export const searchChatUsers = defineOperation("searchChatUsers", async ({ query, user, reads }) => {
  const { rows } = await sql<AuthorColumns>`
    select u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key
    from users u where ${LISTED} and u.id <> ${user.id} and ${nameBeginsWith(query.query)} and ${notBlockedWith(user.id, sql`u.id`)}
    order by lower(u.name) using ~<~, u.id limit ${MAX_FOUND}`.execute(reads);
  const items = rows.flatMap((row) => presentAuthor(row) ?? []);
  return { status: 200, data: { items, total: items.length, start: 0, limit: MAX_FOUND } };
});
