import type pg from "pg";
import type { DemoData } from "../generate.ts";
import { loadDemo } from "../load/load-demo.ts";
import { copyRows } from "./copy-rows.ts";
import { createCrowd } from "./crowd-rows.ts";
import { type CatalogueSteps, CROWD_TABLES, type FirstIds, STEP } from "./crowd-tables.ts";

/** Key under which the installation remembers how far the crowd is. */
const STATE_KEY = "demo_crowd";

const IDS = ["users", "diary", "diary_equip", "week", "week_nutrient", "review", "comment"] as const;

interface CrowdState {
  /** Diaries added so far. */
  readonly diaries: number;
  /** Highest ids before the first of them. */
  readonly first: FirstIds;
}

export interface LoadCrowdOptions {
  /** Diaries wanted besides those of the demo site; whole steps are added. */
  readonly diaries: number;
  readonly passwordHash: string;
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Loads the demo site where it is not there yet, then adds diaries until there are as many as wanted. Each step is one transaction: what
 * was interrupted goes on where it stopped.
 *
 * @returns the diaries added, now or before; null when people have written to this database, which is left alone
 * @throws the database's error when a row does not fit
 */
export async function loadCrowd(
  client: pg.Client,
  data: DemoData,
  { diaries, passwordHash, onProgress = () => {} }: LoadCrowdOptions,
): Promise<number | null> {
  const loaded = await loadDemo(client, data, passwordHash);
  if (loaded.did === "refused") return null;
  await client.query("set statement_timeout = 0; set synchronous_commit = off");
  const state = await readState(client);
  const crowd = createCrowd(data, state.first);
  const total = Math.max(Math.ceil(diaries / STEP) * STEP, state.diaries);
  onProgress(state.diaries, total);
  for (let done = state.diaries; done < total; done += STEP) {
    const { rows, catalogue } = crowd.step(done / STEP);
    await client.query("begin");
    try {
      for (const table of CROWD_TABLES) await copyRows<object>(client, table, rows[table]);
      await addToCatalogue(client, catalogue);
      await writeState(client, { diaries: done + STEP, first: state.first });
      await client.query("commit");
    } catch (error) {
      await client.query("rollback");
      throw error;
    }
    // The checks of foreign keys are planned by what is known of the tables: by a small table's plan each row of a big one reads it whole.
    if (isPowerOfTwo((done - state.diaries) / STEP + 1)) await client.query("analyze");
    onProgress(done + STEP, total);
  }
  for (const table of IDS) {
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [
      table,
    ]);
  }
  await client.query("vacuum (analyze)");
  return total;
}

function isPowerOfTwo(n: number): boolean {
  return Number.isInteger(Math.log2(n));
}

async function readState(client: pg.Client): Promise<CrowdState> {
  const { rows } = await client.query<{ value: CrowdState }>("select value from site_state where key = $1", [
    STATE_KEY,
  ]);
  if (rows[0]) return rows[0].value;
  const highest = IDS.map((table) => `(select coalesce(max(id), 0)::int from ${table}) as ${table}`);
  const first = await client.query<Record<(typeof IDS)[number], number>>(`select ${highest.join()}`);
  const [ids] = first.rows;
  if (ids === undefined) throw new Error("The database answered nothing.");
  return { diaries: 0, first: ids };
}

async function writeState(client: pg.Client, state: CrowdState): Promise<void> {
  await client.query(
    `insert into site_state (key, value) values ($1, $2::jsonb)
     on conflict (key) do update set value = excluded.value, update_date = now()`,
    [STATE_KEY, JSON.stringify(state)],
  );
}

/** Numbers of what the diaries are grown with; all others stand in the rows themselves. */
async function addToCatalogue(client: pg.Client, steps: readonly CatalogueSteps[]): Promise<void> {
  for (const table of ["brand", "product", "strain"] as const) {
    await client.query(
      `update ${table} t set cnt_diaries = t.cnt_diaries + s.cnt_diaries, cnt_harvests = t.cnt_harvests + s.cnt_harvests
       from jsonb_to_recordset($1::jsonb) as s (id bigint, cnt_diaries integer, cnt_harvests integer)
       where t.id = s.id`,
      [JSON.stringify(steps.filter((step) => step.table === table))],
    );
  }
}
