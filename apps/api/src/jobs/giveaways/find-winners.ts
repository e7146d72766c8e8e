import { drawOrder, drawSeed, orderByVotes } from "@grow/domain/draw";
import { sql } from "kysely";
import { type FrozenCategory, readFrozen } from "../../content/giveaways/frozen-entries.ts";
import type { Tx } from "../../db/database.ts";

/** Gives every frozen entry of a giveaway its place: by the draw, or by votes. The secret of a draw is published with it. */
export async function findWinners(tx: Tx, giveawayId: number): Promise<void> {
  const { rows } = await sql<{ winners: "draw" | "votes"; secret: string }>`
    select g.winners, s.secret from giveaway g join giveaway_secret s on s.giveaway_id = g.id where g.id = ${giveawayId}`.execute(
    tx,
  );
  const [giveaway] = rows;
  if (!giveaway) throw new Error(`Giveaway ${giveawayId} has no secret.`);
  const isDrawn = giveaway.winners === "draw";
  for (const category of await readFrozen(tx, giveawayId)) {
    const order = isDrawn ? await drawn(category, giveaway.secret) : byVotes(category);
    await sql`
      update giveaway_frozen z set place = o.place
      from unnest(${order}::bigint[]) with ordinality as o (entry_id, place)
      where z.giveaway_id = ${giveawayId} and z.category_id = ${category.id} and z.entry_id = o.entry_id`.execute(
      tx,
    );
  }
  await sql`
    update giveaway set draw_date = now(), draw_seed = ${isDrawn ? giveaway.secret : null} where id = ${giveawayId}`.execute(
    tx,
  );
}

async function drawn({ ids, list_hash }: FrozenCategory, secret: string): Promise<number[]> {
  const order = await drawOrder(await drawSeed(secret, list_hash), ids.length);
  return (order ?? []).map((index) => ids[index] ?? 0);
}

function byVotes({ ids, contents, votes, content_type }: FrozenCategory): number[] {
  return orderByVotes(
    ids.map((id, index) => ({
      id,
      type: content_type,
      contentId: contents[index] ?? 0,
      votes: votes[index] ?? 0,
    })),
  );
}
