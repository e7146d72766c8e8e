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
}

/** Reads the frozen lists of a giveaway. One query; nothing in it depends on an account or on the things themselves. */
export async function readFrozen(
  db: QueryExecutorProvider,
  giveawayId: number,
): Promise<readonly FrozenCategory[]> {
  const all = (column: string, rest = sql`order by z.entry_id`) =>
    sql`coalesce(json_agg(${sql.ref(`z.${column}`)} ${rest}) filter (where z.entry_id is not null), '[]')`;
  const { rows } = await sql<FrozenCategory>`
    select c.id, c.content_type, c.list_hash, ${all("entry_id")} as ids, ${all("content_id")} as contents, ${all("cnt_votes")} as votes,
      coalesce(json_agg(z.entry_id order by z.place) filter (where z.place is not null), '[]') as "order"
    from giveaway_category c
    left join giveaway_frozen z on z.giveaway_id = c.giveaway_id and z.category_id = c.id
    where c.giveaway_id = ${giveawayId} and c.list_hash is not null
    group by c.id, c.content_type, c.list_hash order by c.id`.execute(db);
  return rows;
}
