import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { type Batch, idsOf } from "./batch.ts";
import { forgetContent } from "./forget-content.ts";
import { deletePhotos } from "./purge-photos.ts";

/** Deletes a question with all its solutions. */
export async function purgeProblems(tx: Tx, before: Date, limit: number): Promise<Batch> {
  const ids = await idsOf(
    tx,
    sql`select id from problem where is_remove and remove_date < ${before}
      order by remove_date, id limit ${limit} for update skip locked`,
  );
  if (ids.length === 0) return { count: 0, keys: [] };
  const solutions = await idsOf(tx, sql`select id from solution where problem_id = any(${ids}::bigint[])`);
  const photos = await idsOf(
    tx,
    sql`
      select photo_id as id from problem_photo where problem_id = any(${ids}::bigint[])
      union select photo_id from solution_photo where problem_id = any(${ids}::bigint[])`,
  );
  await forgetContent(tx, "solution", solutions);
  await forgetContent(tx, "problem", ids);
  await sql`delete from problem where id = any(${ids}::bigint[])`.execute(tx);
  return { count: ids.length, keys: await deletePhotos(tx, photos) };
}

/** Deletes solutions that were removed on their own. */
export async function purgeSolutions(tx: Tx, before: Date, limit: number): Promise<Batch> {
  const ids = await idsOf(
    tx,
    sql`select id from solution where is_remove and remove_date < ${before}
      order by remove_date, problem_id, id limit ${limit} for update skip locked`,
  );
  if (ids.length === 0) return { count: 0, keys: [] };
  const photos = await idsOf(
    tx,
    sql`select photo_id as id from solution_photo where solution_id = any(${ids}::bigint[])`,
  );
  await forgetContent(tx, "solution", ids);
  await sql`delete from solution where id = any(${ids}::bigint[])`.execute(tx);
  return { count: ids.length, keys: await deletePhotos(tx, photos) };
}
