import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { JobQueue } from "../queue/job-queue.ts";
import { notifyUser } from "./notify-user.ts";

/** A place of the result. */
interface PlaceRow {
  entry_id: number;
  place: number;
  is_asked: boolean;
  is_passed: boolean;
  for_place: number | null;
  /** Who would get the prize; null when the account is closed or the entry is gone. */
  user_id: number | null;
}

/** Places that are read beyond those that are needed. */
const SPARE = 200;

/**
 * Asks the winners of a giveaway to reply: at first the first places, later the next place for each prize that was passed on. The order of
 * the draw decides; nothing is drawn again. A place whose account is closed passes at once. Repeating it changes nothing.
 *
 * The caller has locked the giveaway.
 */
export async function askWinners(tx: Tx, jobs: JobQueue, giveawayId: number): Promise<void> {
  const { rows } = await sql<{ id: number; cnt_winners: number }>`
    select id, cnt_winners from giveaway_category where giveaway_id = ${giveawayId} order by id`.execute(tx);
  for (const { id, cnt_winners } of rows) {
    while (await askSome(tx, jobs, { giveawayId, categoryId: id, prizes: cnt_winners }));
  }
}

interface Category {
  readonly giveawayId: number;
  readonly categoryId: number;
  readonly prizes: number;
}

/** @returns whether prizes are left although the places that were read are all asked */
async function askSome(tx: Tx, jobs: JobQueue, category: Category): Promise<boolean> {
  const limit = (await countAsked(tx, category)) + category.prizes + SPARE;
  const places = await readPlaces(tx, category, limit);
  const waiting = places.filter(({ is_asked }) => !is_asked);
  const prizes = freePrizes(places, category.prizes);
  while (prizes.length > 0) {
    const next = waiting.shift();
    if (!next) return places.length === limit;
    const [for_place = null] = prizes.splice(0, 1);
    await ask(tx, category, { ...next, for_place });
    if (next.user_id === null) prizes.push(next.place);
    else {
      await notifyUser(tx, jobs, next.user_id, {
        event: "giveaway_won",
        type: "giveaway",
        content_id: category.giveawayId,
        diary_id: null,
        from_user_id: null,
      });
    }
  }
  return false;
}

/** A null for each prize that nobody was asked about yet, and the places that have passed theirs on. */
function freePrizes(places: readonly PlaceRow[], prizes: number): (number | null)[] {
  const asked = places.filter(({ is_asked }) => is_asked);
  const first = asked.filter(({ for_place }) => for_place === null).length;
  const moved = new Set(asked.map(({ for_place }) => for_place));
  const passed = asked.filter(({ is_passed, place }) => is_passed && !moved.has(place));
  return [
    ...Array.from({ length: Math.max(0, prizes - first) }, () => null),
    ...passed.map(({ place }) => place),
  ];
}

async function countAsked(tx: Tx, { giveawayId, categoryId }: Category): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from giveaway_frozen
    where giveaway_id = ${giveawayId} and category_id = ${categoryId} and reply_until is not null`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

async function readPlaces(
  tx: Tx,
  { giveawayId, categoryId }: Category,
  limit: number,
): Promise<readonly PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select z.entry_id, z.place, z.reply_until is not null as is_asked, z.pass_date is not null as is_passed, z.for_place,
      u.id as user_id
    from giveaway_frozen z
    left join giveaway_entry e on e.giveaway_id = z.giveaway_id and e.category_id = z.category_id and e.id = z.entry_id
    left join users u on u.id = e.user_id and not u.is_remove and not u.is_ban
    where z.giveaway_id = ${giveawayId} and z.category_id = ${categoryId} and z.place is not null
    order by z.place limit ${limit}`.execute(tx);
  return rows;
}

async function ask(
  tx: Tx,
  { giveawayId, categoryId }: Category,
  { entry_id, for_place, user_id }: PlaceRow,
): Promise<void> {
  await sql`
    update giveaway_frozen z set ask_date = now(), for_place = ${for_place},
      reply_until = case when ${user_id === null} then now() else now() + make_interval(days => g.reply_days) end,
      pass_date = case when ${user_id === null} then now() end
    from giveaway g
    where g.id = z.giveaway_id and z.giveaway_id = ${giveawayId} and z.category_id = ${categoryId} and z.entry_id = ${entry_id}`.execute(
    tx,
  );
}
