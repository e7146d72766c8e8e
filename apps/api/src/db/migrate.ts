import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { type DatabaseAddress, poolConfig } from "./database.ts";

/** A migration, from a file `0001_what_it_does.sql`. */
export interface Migration {
  readonly version: string;
  readonly sql: string;
  readonly hash: string;
}

/** Key of the advisory lock, shared by all processes that migrate. */
const LOCK = 7_204_113;

/** Statements that cannot run in a transaction. They are skipped if the process exits before, so nothing may depend on them. */
const AFTERWARDS = /^-- afterwards: (.+;)$/gm;

/** Folder of the SQL files, next to this module in the sources and in the build. */
export const migrationsFolder = fileURLToPath(new URL("./migrations/", import.meta.url));

/**
 * Reads the migrations of a folder in order.
 *
 * @throws Error for a file name without four leading digits, or a duplicate number.
 */
export function readMigrations(folder: string = migrationsFolder): Migration[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort();
  const numbers = new Set<string>();
  return files.map((file) => {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(file)?.[1];
    if (number === undefined || numbers.has(number))
      throw new Error(`${file}: migrations are called 0001_what_it_does.sql, each with its own number.`);
    numbers.add(number);
    const sql = readFileSync(join(folder, file), "utf8");
    return {
      version: file.slice(0, -".sql".length),
      sql,
      hash: createHash("sha256").update(sql).digest("hex"),
    };
  });
}

/**
 * Migrates a database to the latest schema. Each migration and its record are written in one transaction, under a lock, so that processes
 * may start concurrently.
 *
 * @returns the versions applied now.
 * @throws Error when an applied migration was edited, a new one is numbered below an applied one, or the database is newer than this
 *   program.
 */
export async function migrate(
  address: DatabaseAddress,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  const client = new Client({ ...poolConfig(address, 1), statement_timeout: false });
  await client.connect();
  try {
    const applied = await inTransaction(client, () => readApplied(client));
    const known = new Set(migrations.map(({ version }) => version));
    for (const version of applied.keys()) {
      if (!known.has(version)) throw new Error(`The database is newer than this program: it has ${version}.`);
    }
    refuseLate(migrations, applied);
    const done: string[] = [];
    for (const migration of migrations) {
      if (applied.get(migration.version) === migration.hash) continue;
      if (!(await inTransaction(client, () => apply(client, migration)))) continue;
      done.push(migration.version);
      for (const [, statement] of migration.sql.matchAll(AFTERWARDS)) await client.query(statement ?? "");
    }
    return done;
  } finally {
    await client.end();
  }
}

/** A migration below an applied one would run in a different order than on a new database. */
function refuseLate(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const newest = [...applied.keys()].sort().at(-1);
  if (newest === undefined) return;
  const late = migrations.find(({ version }) => version < newest && !applied.has(version));
  if (late === undefined) return;
  throw new Error(
    `${late.version} is numbered below ${newest}, which is applied already. Number it ${nextNumber(migrations)} or higher.`,
  );
}

/** The number after the highest one. */
function nextNumber(migrations: readonly Migration[]): string {
  const numbers = migrations.map(({ version }) => Number(version.slice(0, 4)));
  return String(Math.max(0, ...numbers) + 1).padStart(4, "0");
}

async function inTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query("begin");
  try {
    await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

async function readApplied(client: Client): Promise<Map<string, string>> {
  await client.query(`
    create table if not exists migration (
      version text primary key,
      hash text not null,
      add_date timestamptz(3) not null default now()
    )`);
  const { rows } = await client.query<{ version: string; hash: string }>(
    "select version, hash from migration",
  );
  return new Map(rows.map((row) => [row.version, row.hash]));
}

/** False when another process has applied it first. */
async function apply(client: Client, { version, sql, hash }: Migration): Promise<boolean> {
  const before = (await readApplied(client)).get(version);
  if (before === hash) return false;
  if (before !== undefined)
    throw new Error(`${version} was edited after it was applied. Write a new migration instead.`);
  await client.query(sql);
  await client.query("insert into migration (version, hash) values ($1, $2)", [version, hash]);
  return true;
}
