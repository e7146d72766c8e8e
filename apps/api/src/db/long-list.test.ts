import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import type { Database } from "./database.ts";
import { longList } from "./long-list.ts";

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});

let next = 0;
/** A list without cached data. */
const fresh = () => {
  next += 1;
  const condition = sql`user_id = ${next}`;
  return (order = "new") => longList(database.db, condition, order);
};
const begin = (start: number) => ({ start, value: `2026-01-0${start % 9}`, id: start });

describe("a long list", () => {
  it("has a cached total for a minute, by condition and order; a short one never", () => {
    const list = fresh();
    expect(list().total(0)).toBeNull();
    list().keepTotal(999, { now: 0 });
    expect(list().total(0)).toBeNull();
    list().keepTotal(10_001, { now: 0 });
    expect([list().total(60_000), list().total(60_001)]).toEqual([10_001, null]);
    expect(list("like").total(0)).toBeNull();
    expect(fresh()().total(0)).toBeNull();
  });

  it("has a cached start of the nearest deep page for a minute", () => {
    const list = fresh();
    list().keepBegin(begin(2000), null, 0);
    list().keepBegin(begin(4000), null, 30_000);
    expect(list().before(1999, 0)).toBeNull();
    expect(list().before(3999, 0)?.start).toBe(2000);
    expect(list().before(9000, 30_000)?.start).toBe(4000);
    expect(list().before(4000, 70_000)?.start).toBe(4000);
    expect(list().before(3999, 70_000)).toBeNull();
    expect(list().before(9000, 90_001)).toBeNull();
  });

  it("does not cache pages near the top", () => {
    const list = fresh();
    list().keepBegin(begin(980), null, 0);
    expect(list().before(2000, 0)).toBeNull();
  });

  it("keeps the age of a start when continuing from it", () => {
    const list = fresh();
    list().keepBegin(begin(2000), null, 0);
    list().keepBegin(begin(2020), list().before(2020, 50_000), 50_000);
    expect(list().before(2020, 60_000)?.start).toBe(2020);
    expect(list().before(2020, 60_001)).toBeNull();
  });

  it("caches a limited number of pages", () => {
    const list = fresh();
    for (let page = 0; page < 700; page += 1) list().keepBegin(begin(1000 + page), null, 0);
    expect(list().before(1099, 0)).toBeNull();
    expect(list().before(1100, 0)?.start).toBe(1100);
  });
});
