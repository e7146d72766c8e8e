import { entryList } from "@grow/domain/draw";
import { type QueryExecutorProvider, sql } from "kysely";

/** A category, frozen at the end of its giveaway. */
export interface FrozenCategory {
  readonly id: number;
  readonly content_type: string;
  readonly list_hash: string;
  /** Ids, things and votes of its entries, by ascending id. */
  readonly ids: readonly number[];
  readonly contents: readonly number[];
  readonly votes: readonly number[];
  /** Ids in the order of their places; empty before the result. */
  readonly order: readonly number[];
  /** Whether it has more entries than were asked for, so that the lists are empty. */
  readonly is_long: boolean;
}

/**
 * Reads the frozen lists of a giveaway. One query; nothing in it depends on an account or on the things themselves.
 *
 * @param most entries of a category whose lists are read; all by default
 */
export async function readFrozen(
  db: QueryExecutorProvider,
  giveawayId: number,
  most: number | null = null,
): Promise<readonly FrozenCategory[]> {
  const all = (column: string, rest = sql`order by z.entry_id`) =>
    sql`coalesce(json_agg(${sql.ref(`z.${column}`)} ${rest}) filter (where z.entry_id is not null), '[]')`;
  const { rows } = await sql<FrozenCategory>`
    select c.id, c.content_type, c.list_hash, ${all("entry_id")} as ids, ${all("content_id")} as contents, ${all("cnt_votes")} as votes,
      coalesce(json_agg(z.entry_id order by z.place) filter (where z.place is not null), '[]') as "order", long.is_long
    from giveaway_category c
    cross join lateral (
      select ${most}::int is not null and exists (
        select from giveaway_frozen x where x.giveaway_id = c.giveaway_id and x.category_id = c.id offset ${most}::int) as is_long) long
    left join giveaway_frozen z on not long.is_long and z.giveaway_id = c.giveaway_id and z.category_id = c.id
    where c.giveaway_id = ${giveawayId} and c.list_hash is not null
    group by c.id, c.content_type, c.list_hash, long.is_long order by c.id`.execute(db);
  return rows;
}

/** Lines of a part of a list. */
const PART = 5000;

/**
 * Reads the frozen list of a category in parts, each when the one before has been taken: together they are the text that was hashed.
 *
 * @returns null for a category that is not frozen, or not there
 */
export async function readFrozenList(
  db: QueryExecutorProvider,
  giveawayId: number,
  categoryId: number,
): Promise<AsyncGenerator<string> | null> {
  const { rows } = await sql<{ content_type: string; is_voted: boolean }>`
    select c.content_type, g.winners = 'votes' as is_voted
    from giveaway_category c join giveaway g on g.id = c.giveaway_id
    where g.id = ${giveawayId} and c.id = ${categoryId} and g.freeze_date is not null`.execute(db);
  const [category] = rows;
  if (!category) return null;
  const { content_type: type, is_voted } = category;
  return (async function* () {
    let last = 0;
    while (true) {
      const { rows: part } = await sql<{ id: number; contentId: number; votes: number }>`
        select entry_id as id, content_id as "contentId", cnt_votes as votes from giveaway_frozen
        where giveaway_id = ${giveawayId} and category_id = ${categoryId} and entry_id > ${last}
        order by entry_id limit ${PART}`.execute(db);
      if (part.length === 0) return;
      last = part.at(-1)?.id ?? last;
      yield entryList(
        part.map(({ votes, ...entry }) => ({ ...entry, type, ...(is_voted ? { votes } : {}) })),
      );
      if (part.length < PART) return;
    }
  })();
}
