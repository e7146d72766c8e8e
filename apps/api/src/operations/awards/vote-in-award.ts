import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { isOwnThing, joinThing } from "../../content/awards/candidate-things.ts";
import type { Tx } from "../../db/database.ts";
import { forbidden, invalid, notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { findAwardYear } from "./find-award-year.ts";

interface Vote {
  readonly year: number;
  readonly nominationId: number;
  readonly userId: number;
  readonly contentId: number;
}

/** Votes write no event: one would say who voted, or at least when. Nobody sees counts while votes are taken, so none are answered. */
export const voteInAward = defineOperation("voteInAward", async ({ params, body, user, transaction }) => ({
  status: 200,
  data: await transaction(async (tx): Promise<Schema<"AwardVote">> => {
    const year = await findAwardYear(tx, params.x);
    const given = { year, nominationId: params.y, userId: user.id, contentId: body.content_id };
    await lockNomination(tx, given);
    await requireConfirmedEmail(tx, user.id);
    await vote(tx, given);
    return { year, nomination_id: params.y, content_id: body.content_id, cnt_votes: null, is_my: true };
  }),
}));

/**
 * Votes of one nomination wait for each other here, because all of them change its counter.
 *
 * @throws ApiError 404 for a nomination of another year
 */
async function lockNomination(tx: Tx, { year, nominationId }: Vote): Promise<void> {
  const { rows } = await sql`
    select 1 from award_nomination where year = ${year} and id = ${nominationId} for no key update`.execute(
    tx,
  );
  if (rows.length === 0) throw notFound();
}

/** @throws ApiError 403 without a confirmed email: accounts are cheap, addresses less so */
async function requireConfirmedEmail(tx: Tx, userId: number): Promise<void> {
  const { rows } = await sql`select from account where user_id = ${userId} and is_email_confirmed`.execute(
    tx,
  );
  if (rows.length === 0) throw forbidden();
}

/** @throws ApiError 422 before the start, after the end, for what is no candidate, and for what is the user's own */
async function vote(tx: Tx, { year, nominationId, userId, contentId }: Vote): Promise<void> {
  // The clock is read when the vote is written: `now()` is the time before the wait for the lock.
  const { rows } = await sql<{
    before: number | null;
    after: number | null;
    is_open: boolean;
    is_own: boolean | null;
  }>`
    with chosen as (
      select c.year, c.nomination_id, c.content_id, ${isOwnThing(userId)} as is_own
      from award_candidate c join award_nomination n on n.year = c.year and n.id = c.nomination_id ${joinThing}
      where c.year = ${year} and c.nomination_id = ${nominationId} and c.content_id = ${contentId}
    ), open as (
      select from award where year = ${year} and date_start <= clock_timestamp() and clock_timestamp() < date_end
    ), before as (
      select content_id from award_vote where year = ${year} and nomination_id = ${nominationId} and user_id = ${userId}
    ), after as (
      insert into award_vote (year, nomination_id, user_id, content_id)
      select year, nomination_id, ${userId}::bigint, content_id from chosen where not is_own and exists (select from open)
      on conflict (year, nomination_id, user_id) do update set content_id = excluded.content_id, add_date = excluded.add_date
      returning content_id
    )
    select (select content_id from before) as before, (select content_id from after) as after,
      exists (select from open) as is_open, (select is_own from chosen) as is_own`.execute(tx);
  const { before = null, after = null, is_open = false, is_own = null } = rows[0] ?? {};
  if (after === null) {
    if (!is_open) throw invalid([{ code: "closed" }]);
    throw invalid([{ code: is_own === null ? "unknown_reference" : "not_allowed", field: "content_id" }]);
  }
  if (before === after) return;
  // Locks both in the order in which the repair of counters locks them.
  await sql`
    with changed as materialized (
      select content_id from award_candidate
      where year = ${year} and nomination_id = ${nominationId} and content_id in (${after}, ${before}::bigint)
      order by content_id for update
    )
    update award_candidate c set cnt_votes = greatest(0, c.cnt_votes + case when c.content_id = ${after} then 1 else -1 end)
    from changed where c.year = ${year} and c.nomination_id = ${nominationId} and c.content_id = changed.content_id`.execute(
    tx,
  );
  if (before === null) {
    await sql`
      update award_nomination set cnt_votes = cnt_votes + 1 where year = ${year} and id = ${nominationId}`.execute(
      tx,
    );
  }
}
