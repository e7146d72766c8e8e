import { type QueryExecutorProvider, sql } from "kysely";
import { isVotingIn, readVotings, takesVotes } from "../../content/posts/read-votings.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { openVoting } from "../../kinds/open-post.ts";

export const listVotings = defineOperation("listVotings", async ({ query, user, reads }) => {
  const { lang, start, limit } = query;
  // Of those that have ended, the newest come first in any language.
  const page = sql`${openVoting("v")}
    order by ${takesVotes} desc, (${takesVotes} and ${isVotingIn(lang)}) desc, (${takesVotes} and ${isVotingIn("en")}) desc,
      v.date_start desc, v.id desc limit ${limit} offset ${start}`;
  const [items, total] = await Promise.all([readVotings(reads, user?.id ?? null, lang, page), count(reads)]);
  return { status: 200, data: { items, total, start, limit } };
});

async function count(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from voting v where ${openVoting("v")}`.execute(db);
  return rows[0]?.total ?? 0;
}
