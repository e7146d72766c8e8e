import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { type Database, type DatabaseAddress, openDatabase, poolConfig } from "../db/database.ts";
import { runEmbedded } from "../db/embedded/run-embedded.ts";
import { migrate } from "../db/migrate.ts";
import { atFileEnd } from "./file-end.ts";

/** Shared by the test files of one worker; see `isolate` in vitest.config.ts. */
const shared = globalThis as typeof globalThis & { growTestDatabase?: Promise<DatabaseAddress> };

/**
 * An empty database with the latest schema for the running test file, closed after it. Embedded, or on the server of TEST_DATABASE_URL,
 * with one database per worker.
 */
export async function testDatabase(): Promise<Database> {
  const address = await testDatabaseAddress();
  const database = openDatabase({ address, connections: 8 });
  atFileEnd(() => database.close());
  await emptyTables(database);
  return database;
}

/** Address of this worker's test database, with the data of the last test. */
export function testDatabaseAddress(): Promise<DatabaseAddress> {
  shared.growTestDatabase ??= startDatabase();
  return shared.growTestDatabase;
}

/**
 * Empties all tables, restores the rows that migrations insert, and resets ids to 1. Uses `delete`: for the few rows of a test it takes a
 * tenth of the time of `truncate`, which rewrites the files of all tables and indexes.
 */
export async function emptyTables(database: Database): Promise<void> {
  await database.pool.query("select empty_tables()");
}

/** Statements in a function are planned once per connection; planning a hundred each time would take longer than most tests. */
async function createEmptyTables(address: DatabaseAddress): Promise<void> {
  const client = new Client(poolConfig(address, 1));
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const seeded = await copySeededTables(
    client,
    rows.map(({ name }) => name),
  );
  const ids = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public'",
  );
  await client.query(`
    create function empty_tables() returns void language plpgsql as $$
    begin
      perform set_config('session_replication_role', 'replica', true);
      ${rows.map(({ name }) => (seeded.includes(name) ? restoreTable(name) : `delete from ${name};`)).join("\n      ")}
      ${ids.rows
        .map(
          ({ name }) =>
            `if (select is_called from ${name}) then perform setval('${name}', 1, false); end if;`,
        )
        .join("\n      ")}
      perform set_config('session_replication_role', 'origin', true);
      -- The same ids are other products and brands now, of which servers would not be notified.
      insert into site_state (key, value) values ('catalogue_change', '{}');
    end $$`);
  await client.end();
}

/** Copies the tables that migrations fill into the schema `seed`, and returns their names. */
async function copySeededTables(client: Client, tables: readonly string[]): Promise<string[]> {
  await client.query("create schema seed");
  const seeded: string[] = [];
  for (const name of tables) {
    const { rowCount } = await client.query(`select from ${name} limit 1`);
    if (rowCount === 0) continue;
    await client.query(`create table seed.${name} as table ${name}`);
    seeded.push(name);
  }
  return seeded;
}

/** Compares first: hardly any test changes such a table, and writing it each time would fill it with dead rows. */
function restoreTable(name: string): string {
  return `if exists ((table ${name} except all table seed.${name}) union all (table seed.${name} except all table ${name})) then
        delete from ${name};
        insert into ${name} table seed.${name};
      end if;`;
}

async function startDatabase(): Promise<DatabaseAddress> {
  const server = process.env.TEST_DATABASE_URL;
  const address = server ? await createOnServer(server) : await startEmbedded();
  await migrate(address);
  await createEmptyTables(address);
  return address;
}

async function createOnServer(url: string): Promise<DatabaseAddress> {
  const name = `grow_test_${process.env.VITEST_POOL_ID ?? "1"}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href };
}

async function startEmbedded(): Promise<DatabaseAddress> {
  const host = mkdtempSync(join(tmpdir(), "grow-test-"));
  const remove = () => rmSync(host, { recursive: true, force: true });
  process.once("exit", remove);
  // Vitest ends its workers this way.
  process.once("SIGTERM", () => {
    remove();
    process.exit();
  });
  await runEmbedded({
    folder: null,
    socket: join(host, ".s.PGSQL.5432"),
    template: await emptyDataFolder(),
  });
  return { host };
}

/**
 * An empty data folder, cached between runs: loading it takes a fifth of the time of creating one. On a first run each worker creates it
 * and the last one's stays. Its bytes are read at once, because a blob that only references the file becomes unreadable when another
 * worker replaces it.
 */
export async function emptyDataFolder(
  folder = join(import.meta.dirname, "../../node_modules/.cache/grow-api"),
): Promise<Blob> {
  // The path of the installed package contains its version.
  const edition = createHash("sha256").update(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  const file = join(folder, `empty-${edition.digest("hex").slice(0, 16)}.tar`);
  if (existsSync(file)) return new Blob([readFileSync(file)]);

  const db = new PGlite();
  await db.waitReady;
  const dump = await db.dumpDataDir("none");
  await db.close();
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  return dump;
}
