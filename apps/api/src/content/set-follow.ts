import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { KINDS } from "../kinds/kinds.ts";

interface Followed {
  type: Schema<"FollowType">;
  id: number;
}

/** Follows for the grower. Doing so again changes nothing, and two at once count once. */
export function addFollow(trx: QueryExecutorProvider, { type, id }: Followed, userId: number) {
  return changeFollow(
    trx,
    { type, id },
    userId,
    1,
    sql`insert into follow (user_id, type, content_id) values (${userId}, ${type}, ${id})
      on conflict do nothing returning 1`,
  );
}

/** Unfollows; changes nothing without a follow. */
export function removeFollow(trx: QueryExecutorProvider, { type, id }: Followed, userId: number) {
  return changeFollow(
    trx,
    { type, id },
    userId,
    -1,
    sql`delete from follow where user_id = ${userId} and type = ${type} and content_id = ${id} returning 1`,
  );
}

/**
 * Writes row, counter and event in one atomic statement.
 *
 * @returns whether anything changed
 */
async function changeFollow(
  trx: QueryExecutorProvider,
  { type, id }: Followed,
  userId: number,
  step: 1 | -1,
  change: RawBuilder<unknown>,
): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    with changed as (${change}),
    told as (
      insert into event (type, user_id, content_type, content_id, diary_id)
      select ${step === 1 ? "follow.add" : "follow.remove"}, ${userId}, ${type}, ${id},
        (select id from diary where ${type} = 'diary' and id = ${id})
      from changed),
    counted as (
      update ${sql.table(KINDS[type].table)} set cnt_followers = greatest(0, cnt_followers + ${step}::int)
      where id = ${id} and exists (select from changed))
    select count(*)::int as n from changed`.execute(trx);
  return rows[0]?.n === 1;
}
