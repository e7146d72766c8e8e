import { sql } from "kysely";
import { enteredThing } from "../../content/giveaways/entered-things.ts";
import { isClosed } from "../../content/giveaways/entrant-rules.ts";
import type { Tx } from "../../db/database.ts";
import { invalid } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import type { Asked } from "./candidates.ts";
import { readReason } from "./entrants.ts";
import { lockGiveaway, requireCategory } from "./find-giveaway.ts";
import { readParticipation } from "./participation.ts";

/** Votes write no event: one would say who voted, or at least when. */
export const voteInGiveaway = defineOperation(
  "voteInGiveaway",
  async ({ params, body, user, db, transaction }) => {
    const { category_id: categoryId, contest_id: entryId, is_vote: isVote = true } = body;
    const asked = await transaction(async (tx) => {
      const giveawayId = await lockGiveaway(tx, params.id);
      const vote = { giveawayId, categoryId, userId: user.id, entryId, isVote };
      await requireCategory(tx, vote);
      await requireOpen(tx, vote);
      await requireEntry(tx, vote);
      const change = isVote ? await give(tx, vote) : await takeBack(tx, vote);
      if (change !== 0) await count(tx, vote, change);
      return vote;
    });
    return { status: 200, data: await readParticipation(db, asked) };
  },
);

interface Vote extends Asked {
  readonly entryId: number;
  readonly isVote: boolean;
}

/** @throws ApiError 422 before the beginning and after the end, and for members who may not vote */
async function requireOpen(tx: Tx, { giveawayId, userId, isVote }: Vote): Promise<void> {
  const reason = await readReason(tx, { giveawayId, userId, to: isVote ? "vote" : "unvote" });
  if (reason === "ended" || reason === "not_begun") throw invalid([{ code: "closed" }]);
  if (reason !== null) throw invalid([{ code: "not_allowed", params: { reason } }]);
}

/**
 * A vote can also be taken back from an entry that was hidden since.
 *
 * @throws ApiError 422 for an entry of another category, and to vote for a hidden one, one of a closed account, and the user's own
 */
async function requireEntry(tx: Tx, vote: Vote): Promise<void> {
  const { giveawayId, categoryId, userId, entryId, isVote } = vote;
  const { rows } = await sql<{ is_own: boolean; is_open: boolean }>`
    select e.user_id = ${userId} as is_own, coalesce(t.is_open and not ${isClosed()}, false) as is_open
    from giveaway_entry e join giveaway_category c on c.giveaway_id = e.giveaway_id and c.id = e.category_id
    join users u on u.id = e.user_id
    left join lateral (${enteredThing(sql`c.content_type`, sql`e.content_id`)}) t on true
    where e.giveaway_id = ${giveawayId} and e.category_id = ${categoryId} and e.id = ${entryId}`.execute(tx);
  const [entry] = rows;
  if (!entry || (isVote && !entry.is_open))
    throw invalid([{ code: "unknown_reference", field: "contest_id" }]);
  if (entry.is_own) throw invalid([{ code: "not_allowed", field: "contest_id" }]);
}

/** The giveaway is locked, so that votes at the same time can't exceed the limit together. @throws ApiError 422 `too_many` without a vote left */
async function give(tx: Tx, { giveawayId, categoryId, userId, entryId }: Vote): Promise<0 | 1> {
  const { rows } = await sql<{ max_votes: number; given: number; is_given: boolean }>`
    select c.max_votes, count(v.entry_id)::int as given, coalesce(bool_or(v.entry_id = ${entryId}), false) as is_given
    from giveaway_category c
    left join giveaway_vote v on v.giveaway_id = c.giveaway_id and v.category_id = c.id and v.user_id = ${userId}
    where c.giveaway_id = ${giveawayId} and c.id = ${categoryId} group by c.max_votes`.execute(tx);
  const { max_votes: max = 0, given = 0, is_given = false } = rows[0] ?? {};
  if (is_given) return 0;
  if (given >= max) throw invalid([{ code: "too_many", field: "contest_id", params: { max } }]);
  await sql`
    insert into giveaway_vote (giveaway_id, category_id, user_id, entry_id)
    values (${giveawayId}, ${categoryId}, ${userId}, ${entryId})`.execute(tx);
  return 1;
}

async function takeBack(tx: Tx, { giveawayId, categoryId, userId, entryId }: Vote): Promise<0 | -1> {
  const { rows } = await sql`
    delete from giveaway_vote
    where giveaway_id = ${giveawayId} and category_id = ${categoryId} and user_id = ${userId} and entry_id = ${entryId}
    returning entry_id`.execute(tx);
  return rows.length === 0 ? 0 : -1;
}

async function count(tx: Tx, { giveawayId, categoryId, entryId }: Vote, change: 1 | -1): Promise<void> {
  await sql`
    update giveaway_entry set cnt_votes = greatest(0, cnt_votes + ${change}::int)
    where giveaway_id = ${giveawayId} and category_id = ${categoryId} and id = ${entryId}`.execute(tx);
  await sql`update giveaway set cnt_votes = greatest(0, cnt_votes + ${change}::int) where id = ${giveawayId}`.execute(
    tx,
  );
}
