import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase, testDatabaseAddress } from "../testing/test-database.ts";
import type { Database } from "./database.ts";
import { type Migration, migrate, readMigrations } from "./migrate.ts";

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});

function step(version: string, sql: string): Migration {
  return { version, sql, hash: `hash of ${sql}` };
}

async function tableExists(name: string): Promise<boolean> {
  const { rows } = await database.pool.query<{ found: boolean }>(
    "select to_regclass($1) is not null as found",
    [name],
  );
  return rows[0]?.found ?? false;
}

describe("migrate", () => {
  test("has nothing to do on a migrated database", async () => {
    expect(await migrate(await testDatabaseAddress())).toEqual([]);
  });

  test("rolls back a failed migration completely", async () => {
    const address = await testDatabaseAddress();
    const broken = step("9001_broken", "create table half_done (id integer); select nonsense;");
    await expect(migrate(address, [...readMigrations(), broken])).rejects.toThrow(/nonsense/);
    expect(await tableExists("half_done")).toBe(false);
  });

  test("applies new migrations once, and rejects edited ones", async () => {
    const address = await testDatabaseAddress();
    const added = step("9002_added", "create table added_later (id integer)");
    try {
      expect(await migrate(address, [...readMigrations(), added])).toEqual(["9002_added"]);
      expect(await migrate(address, [...readMigrations(), added])).toEqual([]);
      const edited = step("9002_added", "create table added_later (id bigint)");
      await expect(migrate(address, [...readMigrations(), edited])).rejects.toThrow(/edited/);
      await expect(migrate(address, readMigrations())).rejects.toThrow(/newer than this program/);
    } finally {
      await database.pool.query("drop table added_later; delete from migration where version = '9002_added'");
    }
  });

  test("refuses a migration numbered below the newest applied one and names the next free number", async () => {
    const present = readMigrations();
    const next = String(Number(present.at(-1)?.version.slice(0, 4)) + 1).padStart(4, "0");
    const late = step("0001_aaa_late", "create table late (id integer)");
    await expect(migrate(await testDatabaseAddress(), [late, ...present])).rejects.toThrow(
      `0001_aaa_late is numbered below ${present.at(-1)?.version}, which is applied already. Number it ${next} or higher.`,
    );
    expect(await tableExists("late")).toBe(false);
  });

  test("runs statements marked as afterwards outside the transaction, once", async () => {
    const address = await testDatabaseAddress();
    const added = step(
      "9004_tidied",
      "create table tidied (id integer);\n-- afterwards: vacuum (analyze) tidied;\n",
    );
    const tidied = async () => {
      const { rows } = await database.pool.query(
        "select reltuples as n from pg_class where relname = 'tidied'",
      );
      return rows;
    };
    try {
      expect(await migrate(address, [...readMigrations(), added])).toEqual(["9004_tidied"]);
      expect(await tidied()).toEqual([{ n: 0 }]);
      await database.pool.query("drop table tidied");
      expect(await migrate(address, [...readMigrations(), added])).toEqual([]);
    } finally {
      await database.pool.query(
        "drop table if exists tidied; delete from migration where version = '9004_tidied'",
      );
    }
  });

  test("applies a migration once when two processes start together", async () => {
    const address = await testDatabaseAddress();
    const added = step("9003_raced", "create table raced (id integer)");
    try {
      const both = await Promise.all([1, 2].map(() => migrate(address, [...readMigrations(), added])));
      expect(both.flat()).toEqual(["9003_raced"]);
    } finally {
      await database.pool.query("drop table raced; delete from migration where version = '9003_raced'");
    }
  });
});
