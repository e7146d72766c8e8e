import type { DemoData } from "../generate.ts";
import { insertDemo, type Queryable } from "./load-tables.ts";

/** Key under which the installation remembers its demo data. */
const STATE_KEY = "demo_data";

/** What the installation remembers of its demo data. */
export interface DemoState {
  readonly version: number;
  readonly seed: number;
  /** Day of loading, ISO instant. */
  readonly anchor: string;
}

/** What loading did. */
export type LoadResult =
  | { readonly did: "loaded" }
  /** Demo data is there already, of this or another version. */
  | { readonly did: "nothing"; readonly state: DemoState }
  /** People have signed up here: their data is left alone. */
  | { readonly did: "refused" };

function isState(value: unknown): value is DemoState {
  return typeof value === "object" && value !== null && "version" in value && "anchor" in value;
}

function fieldOf(row: unknown, name: string): unknown {
  return typeof row === "object" && row !== null ? Reflect.get(row, name) : undefined;
}

async function stateOf(client: Queryable): Promise<DemoState | undefined> {
  const { rows } = await client.query("select value from site_state where key = $1", [STATE_KEY]);
  const value = fieldOf(rows[0], "value");
  return isState(value) ? value : undefined;
}

async function hasData(client: Queryable): Promise<boolean> {
  const { rows } = await client.query(
    "select exists (select 1 from users) or exists (select 1 from brand) as used",
  );
  return fieldOf(rows[0], "used") === true;
}

/**
 * Loads demo data in one transaction: all of it, or nothing.
 *
 * @param passwordHash - hash of the password of the demo people
 * @throws the database's error when a row does not fit; nothing is left behind then
 */
export async function loadDemo(client: Queryable, data: DemoData, passwordHash: string): Promise<LoadResult> {
  await client.query("begin");
  try {
    // Two loaders at once: the second waits here and finds the work done.
    await client.query("lock table site_state in exclusive mode");
    const state = await stateOf(client);
    const result: LoadResult = state
      ? { did: "nothing", state }
      : (await hasData(client))
        ? { did: "refused" }
        : { did: "loaded" };
    if (result.did === "loaded") {
      await insertDemo(client, data, passwordHash);
      // The api may have summed up the days of the empty site, and would sum up only the last ones again.
      await client.query("delete from site_state where key = 'brand_days'");
      const value: DemoState = { version: data.version, seed: data.seed, anchor: data.anchor };
      await client.query("insert into site_state (key, value) values ($1, $2::jsonb)", [
        STATE_KEY,
        JSON.stringify(value),
      ]);
    }
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}
