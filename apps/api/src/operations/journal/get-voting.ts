import { sql } from "kysely";
import { readVotings } from "../../content/posts/read-votings.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { openVoting } from "../../kinds/open-post.ts";

export const getVoting = defineOperation("getVoting", async ({ params, query, user, reads }) => {
  const [data] = await readVotings(
    reads,
    user?.id ?? null,
    query.lang,
    sql`v.id = ${params.id} and ${openVoting("v")}`,
  );
  if (!data) throw notFound();
  return { status: 200, data };
});
