import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { placeState } from "../../content/giveaways/places.ts";
import { notFound } from "../../errors/api-error.ts";
import { giveawayState, takesEntries } from "../../kinds/open-giveaway.ts";
import type { Asked } from "./candidates.ts";

/**
 * Reads what a user has in a category. Writes respond with it after their transaction, so that nobody waits for their lock meanwhile.
 *
 * @throws ApiError 404 when the giveaway or the category is gone
 */
export async function readParticipation(
  db: QueryExecutorProvider,
  { giveawayId, categoryId, userId }: Asked,
): Promise<Schema<"GiveawayParticipation">> {
  const { rows } = await sql<Schema<"GiveawayParticipation">>`
    select c.id as category_id, ${giveawayState} as state, e.id as contest_id, given.votes,
      (select count(*)::int from giveaway_entry o where o.giveaway_id = c.giveaway_id and o.category_id = c.id) as cnt_entries,
      case when ${takesEntries} then greatest(0, c.max_votes - json_array_length(given.votes)) else 0 end as cnt_votes_left,
      case when z.reply_until is not null then ${placeState} end as place_state
    from giveaway g
    join giveaway_category c on c.giveaway_id = g.id and c.id = ${categoryId}
    cross join lateral (
      select coalesce(json_agg(v.entry_id order by v.entry_id), '[]') as votes from giveaway_vote v
      where v.giveaway_id = c.giveaway_id and v.category_id = c.id and v.user_id = ${userId}) given
    left join giveaway_entry e on e.giveaway_id = c.giveaway_id and e.category_id = c.id and e.user_id = ${userId}
    left join giveaway_frozen z on z.giveaway_id = e.giveaway_id and z.category_id = e.category_id and z.entry_id = e.id
    where g.id = ${giveawayId}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}
