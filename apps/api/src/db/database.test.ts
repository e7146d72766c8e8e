import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { emptyTables, testDatabase } from "../testing/test-database.ts";
import type { Database } from "./database.ts";
import { OutsideTransactionError } from "./open-transaction.ts";

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});

async function addStrain(db: Pick<Database, "db">["db"], slug: string): Promise<number> {
  const { id } = await db
    .insertInto("strain")
    .values({ name: slug, slug })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const slugs = async () =>
  (await database.db.selectFrom("strain").select("slug").orderBy("id").execute()).map(({ slug }) => slug);

describe("values", () => {
  test("are numbers for ids, ISO texts for instants, and plain texts for dates", async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select 9007199254740991::bigint as id, timestamptz '2026-09-14 10:30:00.5+02' as at, date '2026-09-14' as day,
        array[1, 2]::smallint[] as kinds,
        array[1, null, 9007199254740991]::bigint[] as ids, array[timestamptz '2026-09-14 08:30:00+00', null] as times,
        array[date '2026-09-14'] as days, '{"a": [1]}'::jsonb as json, 0.1::double precision as reading
    `.execute(database.db);
    expect(rows[0]).toEqual({
      id: 9007199254740991,
      at: "2026-09-14T08:30:00.500Z",
      day: "2026-09-14",
      kinds: [1, 2],
      ids: [1, null, 9007199254740991],
      times: ["2026-09-14T08:30:00.000Z", null],
      days: ["2026-09-14"],
      json: { a: [1] },
      reading: 0.1,
    });
  });

  test("outside a reading's range are rejected by the table itself", async () => {
    const { id } = await database.db
      .insertInto("diary")
      .values({ name: "Balcony", type_room: 2, type_soil: 1, type_watering: 1 })
      .returning("id")
      .executeTakeFirstOrThrow();
    const week = database.db.insertInto("week").values({ diary_id: id, days: 1, faza: 0, ph: 15 });
    await expect(week.execute()).rejects.toThrow(/week_ph_check/);
  });
});

test("a connection lost during use fails its query, but not the process", async () => {
  const client = await database.pool.connect();
  try {
    // Without a listener this would be thrown here.
    expect(client.emit("error", new Error("Connection terminated unexpectedly"))).toBe(true);
  } finally {
    client.release(true);
  }
});

describe("transactions", () => {
  test("persist their writes on commit", async () => {
    await emptyTables(database);
    await database.transaction((tx) => addStrain(tx, "harbour-fog"));
    expect(await slugs()).toEqual(["harbour-fog"]);
  });

  test("roll back when an exception is thrown", async () => {
    await emptyTables(database);
    const failing = database.transaction(async (tx) => {
      await addStrain(tx, "night-plum");
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await slugs()).toEqual([]);
  });

  test("join an open transaction when nested", async () => {
    await emptyTables(database);
    const failing = database.transaction(async (outer) => {
      await addStrain(outer, "outer");
      await database.transaction((inner) => addStrain(inner, "inner"));
      throw new Error("outer fails");
    });
    await expect(failing).rejects.toThrow("outer fails");
    expect(await slugs()).toEqual([]);
  });

  test("reject a query that bypasses the open transaction instead of waiting forever", async () => {
    const failing = database.transaction(() => database.db.selectFrom("strain").selectAll().execute());
    await expect(failing).rejects.toThrow(OutsideTransactionError);
  });

  test("allow work that outlives them to use the pool again", async () => {
    let end = () => {};
    let later: Promise<unknown> = Promise.resolve();
    await database.transaction(async (tx) => {
      await addStrain(tx, "tall");
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      later = ended.then(() => database.db.selectFrom("strain").select("id").execute());
    });
    end();
    await expect(later).resolves.toBeDefined();
  });
});
