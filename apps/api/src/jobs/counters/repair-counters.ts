import { sql } from "kysely";
import type { Database } from "../../db/database.ts";
import { COUNTERS, type Counters } from "./counters.ts";

/** Rows per statement. */
const BATCH = 1000;

/** A counter that was corrected. */
export interface Repair {
  readonly table: string;
  /** The row, as its key's values joined by dashes. */
  readonly row: string;
  readonly column: string;
  readonly was: unknown;
  readonly is: unknown;
}

type Key = readonly (number | string)[];

/**
 * Recounts all counters, a batch of rows at a time, and corrects wrong ones. Rows are checked without a lock; the few that seem wrong are
 * locked and counted again, so that a concurrent write is no error and correct rows are never locked.
 *
 * @returns the corrections
 */
export async function repairCounters(
  database: Database,
  counters: readonly Counters[] = COUNTERS,
): Promise<Repair[]> {
  const repairs: Repair[] = [];
  for (const one of counters) {
    let after: Key | null = null;
    for (;;) {
      const batch = await readBatch(database, one, after);
      if (batch.wrong.length > 0) repairs.push(...(await correct(database, one, batch.wrong)));
      if (batch.last === null) break;
      after = batch.last;
    }
  }
  return repairs;
}

/** The next batch of rows: the last key, null at the end, and the keys of rows that seem wrong. */
async function readBatch(database: Database, { table, key, truth }: Counters, after: Key | null) {
  const from = after === null ? "" : `where (${keyOf(key)}) > (${after.join()})`;
  const { rows } = await sql<{ last: Key | null; wrong: Key[]; n: number }>`
    ${sql.raw(`
    with batch as (
      select * from ${table} t ${from} order by ${key.join()} limit ${BATCH}
    ), counted as (
      select json_build_array(${keyOf(key)}) as key, (${differs(truth)}) as is_wrong,
        row_number() over (order by ${key.join()}) as place
      from batch t
    )
    select count(*)::int as n, coalesce(json_agg(key) filter (where is_wrong), '[]') as wrong,
      (array_agg(key order by place desc))[1] as last
    from counted`)}`.execute(database.db);
  const { last = null, wrong = [], n = 0 } = rows[0] ?? {};
  return { last: n < BATCH ? null : last, wrong };
}

/** Locks the rows, counts again without concurrent writes, and corrects what is still wrong. */
async function correct(database: Database, { table, key, truth }: Counters, keys: readonly Key[]) {
  const columns = Object.keys(truth);
  const these = `(${keyOf(key)}) in (${keys.map((one) => `(${one.join()})`).join()})`;
  return await database.transaction(async (tx) => {
    await sql.raw(`select 1 from ${table} t where ${these} order by ${key.join()} for update`).execute(tx);
    const { rows } = await sql<{ row: Key; was: Record<string, unknown>; is: Record<string, unknown> }>`
      ${sql.raw(`
      with before as (
        select ${key.join()}, ${columns.map((name) => `t.${name} as was_${name}, ${truth[name]} as is_${name}`).join()}
        from ${table} t where ${these}
      )
      update ${table} t set ${columns.map((name) => `${name} = before.is_${name}`).join()}
      from before
      where ${key.map((name) => `t.${name} = before.${name}`).join(" and ")}
        and (${columns.map((name) => `was_${name} is distinct from is_${name}`).join(" or ")})
      returning json_build_array(${keyOf(key)}) as row,
        json_build_object(${columns.map((name) => `'${name}', was_${name}`).join()}) as was,
        json_build_object(${columns.map((name) => `'${name}', is_${name}`).join()}) as is`)}`.execute(tx);
    return rows.flatMap(({ row, was, is }) =>
      columns
        .filter((column) => was[column] !== is[column])
        .map((column): Repair => ({ table, row: row.join("-"), column, was: was[column], is: is[column] })),
    );
  });
}

function keyOf(key: readonly string[]): string {
  return key.map((name) => `t.${name}`).join();
}

function differs(truth: Counters["truth"]): string {
  return Object.entries(truth)
    .map(([column, count]) => `t.${column} is distinct from ${count}`)
    .join(" or ");
}
