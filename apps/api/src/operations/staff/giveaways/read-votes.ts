import { type QueryExecutorProvider, sql } from "kysely";

interface VoteHour {
  category_id: number;
  /** The beginning of the hour. */
  date: string;
  cnt_votes: number;
  cnt_votes_new: number;
}

/** Accounts that are younger than this when they vote may have been made for it. */
const NEW_ACCOUNT = sql`interval '7 days'`;

/** The last days of voting that are shown. */
const SHOWN = sql`interval '7 days'`;

/** Votes by category and hour. Who voted for which entry is not read. */
export async function readVoteHours(
  db: QueryExecutorProvider,
  giveawayId: number,
): Promise<readonly VoteHour[]> {
  const { rows } = await sql<VoteHour>`
    select v.category_id, date_trunc('hour', v.add_date) as date, count(*)::int as cnt_votes,
      count(*) filter (where v.add_date < u.add_date + ${NEW_ACCOUNT})::int as cnt_votes_new
    from giveaway g
    join giveaway_vote v on v.giveaway_id = g.id and v.add_date > least(now(), g.date_end) - ${SHOWN}
    join users u on u.id = v.user_id
    where g.id = ${giveawayId} group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
