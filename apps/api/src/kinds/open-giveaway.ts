import { type RawBuilder, sql } from "kysely";

/** SQL that says whether giveaway `g` takes entries and votes, by the clock of the database. */
export const takesEntries = sql<boolean>`(g.date_start <= now() and now() < g.date_end)`;

/** SQL of the moment at which the winners of giveaway `g` are published. */
export const resultDate = sql<string>`coalesce(g.date_result, g.date_end)`;

/** SQL that says whether the winner of the frozen entry joined as `f` has been asked and has neither replied nor passed. */
export function isAsked(row: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  return sql<boolean>`(${column("reply_until")} is not null and ${column("confirm_date")} is null and ${column("pass_date")} is null)`;
}

/** SQL of the state of giveaway `g`. Nothing stores it: it follows from the clock and from what the job has found. */
export const giveawayState = sql<"announced" | "open" | "counting" | "waiting" | "over">`
  case when now() < g.date_start then 'announced' when now() < g.date_end then 'open' when g.draw_date is null then 'counting'
    when exists (select from giveaway_frozen f where f.giveaway_id = g.id and ${isAsked("f")}) then 'waiting'
    else 'over' end`;
