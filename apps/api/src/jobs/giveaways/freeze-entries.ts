import { type DrawEntry, entryList, sha256Hex } from "@grow/domain/draw";
import { sql } from "kysely";
import { enteredThing } from "../../content/giveaways/entered-things.ts";
import type { Tx } from "../../db/database.ts";

interface CategoryRow {
  id: number;
  content_type: string;
  winners: "draw" | "votes";
}

/**
 * Freezes the entries of an ended giveaway and hashes the list of each category. Left out are entries that nobody can see any more and those of closed or
 * banned accounts; where votes decide, votes of such accounts don't count. How many that were is published.
 */
export async function freezeEntries(tx: Tx, giveawayId: number): Promise<void> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.content_type, g.winners from giveaway g join giveaway_category c on c.giveaway_id = g.id
    where g.id = ${giveawayId} order by c.id`.execute(tx);
  for (const category of rows) await freezeCategory(tx, giveawayId, category);
  await sql`update giveaway set freeze_date = now() where id = ${giveawayId}`.execute(tx);
}

async function freezeCategory(
  tx: Tx,
  giveawayId: number,
  { id, content_type, winners }: CategoryRow,
): Promise<void> {
  const votes = sql`(
    select count(*) from giveaway_vote v join users voter on voter.id = v.user_id and not voter.is_remove and not voter.is_ban
    where v.giveaway_id = e.giveaway_id and v.category_id = e.category_id and v.entry_id = e.id)`;
  const { rows } = await sql<{ id: number; contentId: number; votes: number; stored: number }>`
    with frozen as (
      insert into giveaway_frozen (giveaway_id, category_id, entry_id, content_id, cnt_votes)
      select e.giveaway_id, e.category_id, e.id, e.content_id, ${winners === "votes" ? votes : sql`0`}
      from giveaway_entry e
      join users u on u.id = e.user_id and not u.is_remove and not u.is_ban
      cross join lateral (${enteredThing(sql`${content_type}::text`, sql`e.content_id`)}) t
      where e.giveaway_id = ${giveawayId} and e.category_id = ${id} and t.is_open
      returning entry_id, content_id, cnt_votes
    )
    select z.entry_id as id, z.content_id as "contentId", z.cnt_votes as votes, e.cnt_votes as stored
    from frozen z join giveaway_entry e on e.giveaway_id = ${giveawayId} and e.category_id = ${id} and e.id = z.entry_id`.execute(
    tx,
  );
  const entries = rows.map(
    ({ votes: counted, stored: _stored, ...entry }): DrawEntry => ({
      ...entry,
      type: content_type,
      ...(winners === "votes" ? { votes: counted } : {}),
    }),
  );
  const leftOut = rows.reduce((sum, { votes: counted, stored }) => sum + Math.max(0, stored - counted), 0);
  await sql`
    update giveaway_category c set list_hash = ${await sha256Hex(entryList(entries))},
      cnt_votes_left_out = ${winners === "votes" ? leftOut : 0},
      cnt_left_out = (
        select count(*) from giveaway_entry e where e.giveaway_id = ${giveawayId} and e.category_id = ${id}) - ${rows.length}::int
    where c.giveaway_id = ${giveawayId} and c.id = ${id}`.execute(tx);
}
