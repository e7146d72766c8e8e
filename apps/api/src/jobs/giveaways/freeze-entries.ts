import { type DrawEntry, entryList, sha256Hex } from "@grow/domain/draw";
import { sql } from "kysely";
import { enteredThing } from "../../content/giveaways/entered-things.ts";
import { isClosed, isTeam, leftOutReason } from "../../content/giveaways/entrant-rules.ts";
import type { Tx } from "../../db/database.ts";

interface CategoryRow {
  id: number;
  content_type: string;
  winners: "draw" | "votes";
}

/**
 * Freezes the entries of an ended giveaway and hashes the list of each category. Entries that don't qualify any more are left out, each with
 * its reason; where votes decide, votes of closed accounts and of the team don't count. How many that were is published.
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
  const isVoted = winners === "votes";
  await sql`
    update giveaway_entry o set left_out = found.reason
    from (
      select e.id, ${leftOutReason} as reason
      from giveaway g
      join giveaway_entry e on e.giveaway_id = g.id and e.category_id = ${id}
      join users u on u.id = e.user_id left join account a on a.user_id = u.id
      left join lateral (${enteredThing(sql`${content_type}::text`, sql`e.content_id`)}) t on true
      where g.id = ${giveawayId}) found
    where o.giveaway_id = ${giveawayId} and o.category_id = ${id} and o.id = found.id and found.reason is not null`.execute(
    tx,
  );
  const votes = sql`(
    select count(*) from giveaway_vote v join users voter on voter.id = v.user_id and not ${isClosed("voter")} and not ${isTeam("voter")}
    where v.giveaway_id = e.giveaway_id and v.category_id = e.category_id and v.entry_id = e.id)`;
  const { rows } = await sql<{ id: number; contentId: number; votes: number }>`
    insert into giveaway_frozen (giveaway_id, category_id, entry_id, content_id, cnt_votes)
    select e.giveaway_id, e.category_id, e.id, e.content_id, ${isVoted ? votes : sql`0`}
    from giveaway g join giveaway_entry e on e.giveaway_id = g.id and e.category_id = ${id} and e.left_out is null
    where g.id = ${giveawayId}
    returning entry_id as id, content_id as "contentId", cnt_votes as votes`.execute(tx);
  const entries = rows.map(
    ({ votes: counted, ...entry }): DrawEntry => ({
      ...entry,
      type: content_type,
      ...(isVoted ? { votes: counted } : {}),
    }),
  );
  const counted = rows.reduce((sum, { votes: one }) => sum + one, 0);
  const allOf = (table: string) =>
    sql`(select count(*) from ${sql.table(table)} t where t.giveaway_id = ${giveawayId} and t.category_id = ${id})`;
  await sql`
    update giveaway_category c set list_hash = ${await sha256Hex(entryList(entries))},
      cnt_left_out = ${allOf("giveaway_entry")} - ${rows.length}::int,
      cnt_votes_left_out = ${isVoted ? sql`${allOf("giveaway_vote")} - ${counted}::int` : sql`0`}
    where c.giveaway_id = ${giveawayId} and c.id = ${id}`.execute(tx);
}
