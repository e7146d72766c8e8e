import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { type Batch, idsOf } from "./batch.ts";
import { forgetContent } from "./forget-content.ts";

/** A comment with replies stays as a placeholder without its text. */
export async function purgeComments(tx: Tx, before: Date, limit: number): Promise<Batch> {
  const { rows } = await sql<{ id: number; is_answered: boolean }>`
    select id, is_answered from comment t
    cross join lateral (select exists (select from comment c where c.parent_id = t.id) as is_answered) a
    where is_remove and remove_date < ${before} and not (is_answered and text = '')
    order by remove_date, id limit ${limit} for update of t skip locked`.execute(tx);
  const answered = rows.flatMap(({ id, is_answered }) => (is_answered ? [id] : []));
  const ids = rows.flatMap(({ id, is_answered }) => (is_answered ? [] : [id]));
  await sql`update comment set text = '' where id = any(${answered}::bigint[])`.execute(tx);
  await sql`delete from translation where type = 'comment' and content_id = any(${answered}::bigint[])`.execute(
    tx,
  );
  await forgetContent(tx, "comment", ids);
  await sql`delete from comment where id = any(${ids}::bigint[])`.execute(tx);
  return { count: rows.length, keys: [] };
}

export async function purgeReviews(tx: Tx, before: Date, limit: number): Promise<Batch> {
  const ids = await idsOf(
    tx,
    sql`select id from review where is_remove and remove_date < ${before}
      order by remove_date, id limit ${limit} for update skip locked`,
  );
  await forgetContent(tx, "review", ids);
  await sql`delete from review where id = any(${ids}::bigint[])`.execute(tx);
  return { count: ids.length, keys: [] };
}
