import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import type { AuthorColumns } from "../author.ts";
import { enteredThing } from "./entered-things.ts";
import { isClosed } from "./entrant-rules.ts";

/** Places in line that are shown after the winners. */
const NEXT = 3;

/** What has become of the winner of the frozen row `z`. */
export const placeState = sql<Schema<"GiveawayPlaceState">>`
  case when z.confirm_date is not null then 'confirmed' when z.pass_date is not null then 'passed'
    when z.reply_until is not null then 'asked' else 'next' end`;

export interface PlaceRow
  extends AuthorColumns,
    Omit<Schema<"GiveawayPlace">, "item_user" | "item_week" | "state_date"> {
  category_id: number;
  days: number | null;
  faza: number | null;
  ask_date: string | null;
  remind_date: string | null;
  confirm_date: string | null;
  pass_date: string | null;
}

/**
 * The places that were asked, and the next in line. What is not public any more, or whose account is closed, keeps its number only.
 *
 * @param most places of a category: of more, some who passed are left out
 */
export async function readPlaces(
  db: QueryExecutorProvider,
  id: number,
  most: number,
): Promise<readonly PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select z.category_id, z.place, z.entry_id as contest_id, z.cnt_votes, ${placeState} as state, z.for_place, z.reply_until,
      z.ask_date, z.remind_date, z.confirm_date, z.pass_date, t.name, t.link, t.days, t.faza,
      u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key
    from giveaway_category c
    cross join lateral (
      select y.* from giveaway_frozen y
      where y.giveaway_id = c.giveaway_id and y.category_id = c.id and y.place <= ${NEXT} + (
        select coalesce(max(a.place), 0) from giveaway_frozen a
        where a.giveaway_id = c.giveaway_id and a.category_id = c.id and a.reply_until is not null)
      order by y.pass_date is not null, case when y.pass_date is null then y.place end, y.place desc limit ${most}) z
    left join giveaway_entry e on e.giveaway_id = z.giveaway_id and e.category_id = z.category_id and e.id = z.entry_id
    left join users u on u.id = e.user_id and not ${isClosed()}
    left join lateral (
      select * from (${enteredThing(sql`c.content_type`, sql`z.content_id`)}) thing where thing.is_open and u.id is not null) t on true
    where c.giveaway_id = ${id}
    order by c.position, c.id, z.place`.execute(db);
  return rows;
}
