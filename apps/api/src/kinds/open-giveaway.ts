import { type RawBuilder, sql } from "kysely";

/** SQL that says whether giveaway `g` takes entries and votes, by the clock of the database. */
export const takesEntries = sql<boolean>`(g.date_start <= now() and now() < g.date_end and g.freeze_date is null)`;

/** A draw is revealed so long after its end, unless the giveaway says when. */
const REVEAL_AFTER = sql`interval '1 day'`;

/** The least time between the frozen list and the secret of a draw, in which anybody can record the hash of the list. */
const LEAST_PAUSE = sql`interval '1 hour'`;

/**
 * SQL of the moment at which the winners of giveaway `g` are published. The list of a draw is frozen and its hash public well before the
 * secret is. Of a result that is out it is never later than that.
 */
export const resultDate = sql<string>`(case when g.winners = 'draw'
  then least(greatest(coalesce(g.date_result, g.date_end + ${REVEAL_AFTER}), g.freeze_date + ${LEAST_PAUSE}), g.draw_date)
  else coalesce(g.date_result, g.date_end) end)`;

/**
 * SQL of the moment at which the entries of giveaway `g` are frozen. Votes are counted when the result is published: until then the votes of
 * closed accounts leave.
 */
export const freezeTime = sql<string>`(case when g.winners = 'draw' then g.date_end else ${resultDate} end)`;

/** SQL that says whether the winner of the frozen entry joined as `f` has been asked and has neither replied nor passed. */
export function isAsked(row: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  return sql<boolean>`(${column("reply_until")} is not null and ${column("confirm_date")} is null and ${column("pass_date")} is null)`;
}

/** SQL of the state of giveaway `g`. Nothing stores it: it follows from the clock and from what the job has found. */
export const giveawayState = sql<"announced" | "open" | "counting" | "waiting" | "over">`
  case when now() < g.date_start then 'announced' when now() < g.date_end and g.freeze_date is null then 'open' when g.draw_date is null then 'counting'
    when exists (select from giveaway_frozen f where f.giveaway_id = g.id and ${isAsked("f")}) then 'waiting'
    else 'over' end`;
