import { sql } from "kysely";
import { readVotings } from "../../content/posts/read-votings.ts";
import type { Tx } from "../../db/database.ts";
import { invalid, notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { openVoting } from "../../kinds/open-post.ts";

/** Votes write no event: one would say who voted, or at least when. */
export const voteInVoting = defineOperation(
  "voteInVoting",
  async ({ params, query, body, user, transaction }) => ({
    status: 200,
    data: await transaction(async (tx) => {
      await vote(tx, { votingId: params.id, userId: user.id, optionId: body.option_id });
      const [data] = await readVotings(tx, user.id, query.lang, sql`v.id = ${params.id}`);
      if (!data) throw notFound();
      return data;
    }),
  }),
);

interface Vote {
  readonly votingId: number;
  readonly userId: number;
  readonly optionId: number;
}

/** @throws ApiError 404 for a voting that is not open to readers, 422 after its end or for an option of another voting */
async function vote(tx: Tx, { votingId, userId, optionId }: Vote): Promise<void> {
  // Votes of one voting wait for each other here, because all of them change its counter.
  const { rows: found } = await sql`
    select 1 from voting v where v.id = ${votingId} and ${openVoting("v")} for no key update of v`.execute(
    tx,
  );
  if (found.length === 0) throw notFound();
  // The clock is read when the vote is written: `now()` is the time before the wait.
  const { rows } = await sql<{ before: number | null; after: number | null; is_over: boolean }>`
    with before as (
      select option_id from voting_vote where voting_id = ${votingId} and user_id = ${userId}
    ), after as (
      insert into voting_vote (voting_id, user_id, option_id)
      select o.voting_id, ${userId}::bigint, o.id
      from voting_option o join voting v on v.id = o.voting_id
      where o.voting_id = ${votingId} and o.id = ${optionId} and (v.date_end is null or clock_timestamp() < v.date_end)
      on conflict (voting_id, user_id) do update set option_id = excluded.option_id, add_date = excluded.add_date
      returning option_id
    )
    select (select option_id from before) as before, (select option_id from after) as after,
      exists (select from voting v where v.id = ${votingId} and v.date_end <= clock_timestamp()) as is_over`.execute(
    tx,
  );
  const { before = null, after = null, is_over = false } = rows[0] ?? {};
  if (after === null) {
    throw invalid([is_over ? { code: "closed" } : { code: "unknown_reference", field: "option_id" }]);
  }
  if (before === after) return;
  await sql`
    update voting_option set cnt_votes = greatest(0, cnt_votes + case when id = ${after} then 1 else -1 end)
    where voting_id = ${votingId} and id in (${after}, ${before}::bigint)`.execute(tx);
  if (before === null) {
    await sql`update voting set cnt_votes = cnt_votes + 1 where id = ${votingId}`.execute(tx);
  }
}
