import type { ReadQuery } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { nameBeginsWith } from "../../content/users/name-begins-with.ts";
import { LISTED, readUserCards } from "../../content/users/user-cards.ts";
import { defineOperation } from "../../http/define-operation.ts";

type Query = ReadQuery<"listUsers">;

/** Growers are counted up to here. */
const MAX_TOTAL = 1000;

const SORTS: Record<Query["sort"], RawBuilder<unknown>> = {
  followers: sql`u.cnt_followers desc, u.id desc`,
  reports: sql`u.cnt_reports desc, u.id desc`,
  new: sql`u.add_date desc, u.id desc`,
  name: sql`lower(u.name), u.id`,
};

export const listUsers = defineOperation("listUsers", async ({ query, user, reads }) => {
  const { sort, start, limit } = query;
  const filter = usersFilter(query, user?.id ?? null);
  const order = SORTS[sort];
  const chosen = sql`
    select u.id, row_number() over (order by ${order}) as place
    from users u where ${filter} order by ${order} limit ${limit} offset ${start}`;
  const [items, total] = await Promise.all([
    readUserCards(reads, chosen, user?.id ?? null),
    countUsers(reads, filter, query.is_same_strain === true),
  ]);
  return {
    status: 200,
    data: {
      items,
      total: Math.min(total, MAX_TOTAL),
      start,
      limit,
      ...(total > MAX_TOTAL ? { is_total_capped: true } : {}),
    },
  };
});

/** Over growers `u`. */
function usersFilter(
  { query, lang, brand_id, product_id, strain_id, is_same_strain }: Query,
  readerId: number | null,
): RawBuilder<unknown> {
  const conditions = [LISTED];
  if (query !== undefined) conditions.push(nameBeginsWith(query));
  if (lang !== undefined) conditions.push(sql`u.lang = ${lang}`);
  if (brand_id !== undefined) conditions.push(grows("brand", brand_id));
  if (strain_id !== undefined) conditions.push(grows("strain", strain_id));
  if (product_id !== undefined)
    conditions.push(sql`u.id in (
      select d.user_id from diary_equip e join diary d on d.id = e.diary_id
      where e.product_id = ${product_id} and d.is_visible)`);
  if (is_same_strain === true) conditions.push(growsSameStrain(readerId));
  return sql.join(conditions, sql` and `);
}

const grows = (kind: "brand" | "strain", id: number): RawBuilder<unknown> => sql`u.id in (
  select d.user_id from grown_with g join diary d on d.id = g.diary_id
  where g.kind = ${kind} and g.thing_id = ${id} and g.is_visible)`;

/** Includes the user's private diaries: only they see the result. */
const growsSameStrain = (readerId: number | null): RawBuilder<unknown> => sql`
  u.id <> ${readerId}::bigint and u.id in (
    select d.user_id from grown_with g join diary d on d.id = g.diary_id
    where g.kind = 'strain' and g.is_visible and g.thing_id = any(array(
      select distinct own.thing_id from diary mine join grown_with own on own.diary_id = mine.id and own.kind = 'strain'
      where mine.user_id = ${readerId}::bigint and not mine.is_remove)))`;

/**
 * Counts up to one more than {@link MAX_TOTAL}.
 *
 * @param isMatched the filter matches diaries: all its users are found first, because a plan for the first thousand tests the diaries of
 *   one user after the other, which takes several times as long
 */
async function countUsers(
  db: QueryExecutorProvider,
  filter: RawBuilder<unknown>,
  isMatched: boolean,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    with found as ${isMatched ? sql`materialized` : sql`not materialized`} (select u.id from users u where ${filter})
    select count(*)::int as total from (select from found limit ${MAX_TOTAL + 1}) counted`.execute(db);
  return rows[0]?.total ?? 0;
}
