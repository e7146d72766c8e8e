import { readdirSync, readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type DemoData, generateDemo } from "../generate.ts";
import { loadDemo } from "./load-demo.ts";

const migrations = new URL("../../../../apps/api/src/db/migrations/", import.meta.url);
const data = generateDemo({ anchor: "2026-09-14" });
let database: PGlite;

beforeAll(async () => {
  database = await PGlite.create();
  for (const file of readdirSync(migrations).sort()) {
    await database.exec(readFileSync(new URL(file, migrations), "utf8"));
  }
});

beforeEach(async () => {
  await database.exec(`truncate ${Object.keys(data.tables).join(", ")}, site_state restart identity cascade`);
});

afterAll(async () => {
  await database.close();
});

async function value(query: string): Promise<unknown> {
  const { rows } = await database.query<{ value: unknown }>(query);
  return rows[0]?.value;
}

/** Rows of a table once they are loaded. */
function rowsOf(table: string, given: number): number {
  // The files of films are uploads too.
  if (table === "photo") return given + data.films.length;
  // The database makes the secrets of open giveaways.
  if (table === "giveaway_secret") return data.tables.giveaway.length;
  return given;
}

describe("loading demo data", () => {
  test("fills every table, covers included, with few statements", async () => {
    const query = vi.spyOn(database, "query");
    expect(await loadDemo(database, data, "hash")).toEqual({ did: "loaded" });
    const statements = query.mock.calls.length;
    query.mockRestore();
    const rows = Object.values(data.tables).reduce((sum, table) => sum + table.length, 0);
    expect(statements).toBeLessThan(rows / 100);
    for (const [table, rows] of Object.entries(data.tables)) {
      expect([table, await value(`select count(*)::int as value from ${table}`)]).toEqual([
        table,
        rowsOf(table, rows.length),
      ]);
    }
    expect(
      await value("select count(*)::int as value from diary where photo_id is null and cnt_photos > 0"),
    ).toBe(0);
    expect(
      await value("select count(*)::int as value from photo where state = 'planned' and plan is not null"),
    ).toBe(data.tables.photo.length + data.films.length);
  });

  test("lets only the demo accounts sign in, and advances id sequences", async () => {
    await loadDemo(database, data, "hash");
    expect(
      await value(
        "select string_agg(u.name, ' ' order by u.id) as value from account a join users u on u.id = a.user_id where a.password_hash = 'hash'",
      ),
    ).toBe("grower manager moderator admin");
    expect(await value("insert into users (name) values ('newcomer') returning id::int as value")).toBe(
      data.tables.users.length + 1,
    );
    const message =
      "insert into contact (topic, name, email, subject, text) values ('other', 'Ada', 'ada@example.test', 'Hi', 'Hi') returning id::int as value";
    expect(await value(message)).toBe(data.tables.contact.length + 1);
  });

  test("gives each open giveaway a secret that is new with each load", async () => {
    const commitments =
      "select string_agg(draw_commitment, ' ' order by id) as value from giveaway where draw_date is null";
    await loadDemo(database, data, "hash");
    const first = await value(commitments);
    await database.exec(
      `truncate ${Object.keys(data.tables).join(", ")}, site_state restart identity cascade`,
    );
    await loadDemo(database, data, "hash");
    const second = await value(commitments);
    expect(second).toMatch(/^[0-9a-f]{64}( [0-9a-f]{64})*$/);
    for (const commitment of String(second).split(" ")) expect(first).not.toContain(commitment);
    expect(
      await value(
        `select count(*)::int as value from giveaway join giveaway_secret on giveaway_id = id
         where encode(sha256(convert_to(secret, 'UTF8')), 'hex') = draw_commitment`,
      ),
    ).toBe(data.tables.giveaway.length);
  });

  test("has the api sum up the days of brands from the beginning", async () => {
    await database.exec(
      `insert into site_state (key, value) values ('brand_days', '{"next": "2026-09-11", "date": "2026-09-14T00:04:00.000Z"}')`,
    );
    await loadDemo(database, data, "hash");
    expect(await value("select count(*)::int as value from site_state where key = 'brand_days'")).toBe(0);
  });

  test("does nothing the second time and stores its anchor day", async () => {
    await loadDemo(database, data, "hash");
    expect(await loadDemo(database, data, "other")).toEqual({
      did: "nothing",
      state: { version: data.version, seed: data.seed, anchor: "2026-09-14T00:00:00.000Z" },
    });
    expect(await value("select count(*)::int as value from account where password_hash = 'other'")).toBe(0);
  });

  test("never touches users' data", async () => {
    await database.query("insert into users (name) values ('somebody')");
    expect(await loadDemo(database, data, "hash")).toEqual({ did: "refused" });
    expect(await value("select count(*)::int as value from users")).toBe(1);
  });

  test("rolls back when a row is invalid", async () => {
    const [first, ...others] = data.tables.week;
    if (!first) throw new Error("there are weeks");
    const broken: DemoData = {
      ...data,
      tables: { ...data.tables, week: [{ ...first, air_hum: 130 }, ...others] },
    };
    await expect(loadDemo(database, broken, "hash")).rejects.toThrow(/air_hum/);
    expect(await value("select count(*)::int as value from users")).toBe(0);
    expect(await loadDemo(database, data, "hash")).toEqual({ did: "loaded" });
  });
});
