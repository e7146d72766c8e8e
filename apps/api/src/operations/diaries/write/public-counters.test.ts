import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { readMigrations } from "../../../db/migrate.ts";
import { addBrand, addProduct, addStrain } from "../../../testing/catalogue-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";

const api = freshApi();
let author: number;
let moderator: number;
let seed: number;

beforeEach(async () => {
  author = (await api.addUser({ name: "author" })).id;
  moderator = (await api.addUser({ name: "moderator", access: ["moderate"] })).id;
  const { db } = api.database;
  const brandId = await addBrand(db, { name: "Ember", section: "seedbank" });
  const strainId = await addStrain(db, "Night Plum");
  seed = await addProduct(db, { name: "Night Plum", brandId, section: "seedbank", strainId });
});

const plain = { name: "Plums", type_room: 1, type_soil: 1, type_watering: 1 };
const used = () => ({ items_equip: [{ category: "seed", product_id: seed }] });

async function send<Data>(method: "POST" | "PATCH" | "DELETE", path: string, body?: object, as = author) {
  const response = await api.request<Data>(method, path, { as, ...(body ? { body } : {}) });
  expect([path, response.codes, response.status < 300]).toEqual([path, [], true]);
  return response.body.data;
}

async function createDiary(body: object = {}): Promise<string> {
  const { id } = await send<Schema<"Diary">>("POST", "/diaries", { ...plain, ...used(), ...body });
  return `/diaries/${id}`;
}

const addHarvest = (path: string) =>
  send<Schema<"Week">>("POST", `${path}/weeks`, { days: 9, faza: 2, props: { harvest_weight: 90 } });

/** Diaries and harvests of the author, the brand, the product and the strain, where they agree. */
async function counted(): Promise<unknown> {
  const { rows } = await sql<{ diaries: number; harvests: number }>`
    select cnt_reports as diaries, cnt_harvests as harvests from users where id = ${author}
    union select cnt_diaries, cnt_harvests from brand
    union select cnt_diaries, cnt_harvests from product
    union select cnt_diaries, cnt_harvests from strain`.execute(api.database.db);
  return rows.length === 1 ? [rows[0]?.diaries, rows[0]?.harvests] : rows;
}

describe("counters of diaries and harvests", () => {
  it.each([
    ["private", "PATCH", "", { visibility: "private" }, "PATCH", "", { visibility: "public" }],
    ["unlisted", "PATCH", "", { visibility: "unlisted" }, "PATCH", "", { visibility: "public" }],
    ["hidden", "PATCH", "", { is_hidden: true }, "PATCH", "", { is_hidden: false }],
    ["queued", "POST", "/approve", { state: 0 }, "POST", "/approve", { state: 1 }],
    ["rejected", "POST", "/approve", { state: 2, text: "No." }, "POST", "/approve", { state: 1 }],
    ["removed", "DELETE", "", undefined, "POST", "/restore", undefined],
  ] as const)(
    "leave out a harvested diary while it is %s",
    async (_state, hide, hidden, change, show, shown, undo) => {
      const path = await createDiary();
      await addHarvest(path);
      expect(await counted()).toEqual([1, 1]);
      await send(hide, path + hidden, change, moderator);
      expect(await counted()).toEqual([0, 0]);
      await send(show, path + shown, undo, moderator);
      expect(await counted()).toEqual([1, 1]);
    },
  );

  it("leave out a private diary whose equipment and harvests change, and its copy, until they are public", async () => {
    const path = await createDiary({ visibility: "private", items_equip: [] });
    await send("PATCH", path, used());
    const { id } = await addHarvest(path);
    expect(await counted()).toEqual([0, 0]);
    const copy = await send<Schema<"Diary">>("POST", `${path}/duplicate`, { is_weeks: true });
    expect(await counted()).toEqual([0, 0]);
    await send("PATCH", path, { visibility: "public" });
    expect(await counted()).toEqual([1, 1]);
    await send("PATCH", `/diaries/${copy.id}`, { visibility: "public" });
    expect(await counted()).toEqual([2, 1]);
    await send("DELETE", `${path}/weeks/${id}`);
    expect(await counted()).toEqual([2, 0]);
  });

  it("follow one change of both visibility and equipment", async () => {
    const path = await createDiary({ items_equip: [] });
    await send("PATCH", path, { ...used(), visibility: "private" });
    expect(await counted()).toEqual([0, 0]);
    await send("PATCH", path, { items_equip: [], visibility: "public" });
    await send("PATCH", path, used());
    expect(await counted()).toEqual([1, 0]);
  });

  it("of databases that counted hidden diaries are corrected by the migration", async () => {
    const path = await createDiary({ visibility: "private" });
    await addHarvest(path);
    await createDiary();
    await sql`update users set cnt_reports = 2, cnt_harvests = 1 where id = ${author}`.execute(
      api.database.db,
    );
    for (const table of ["brand", "product", "strain"])
      await sql`update ${sql.table(table)} set cnt_diaries = 2, cnt_harvests = 1`.execute(api.database.db);
    const migration = readMigrations().find(({ version }) => version.endsWith("public_counters"))?.sql ?? "";
    const correction = migration.slice(migration.indexOf("create temporary table"));
    await api.database.pool.query(`begin; ${correction} commit`);
    expect(await counted()).toEqual([1, 0]);
  });

  it("leave out diaries queued with MODERATION=pre", async () => {
    const strict = await api.withConfig({ moderation: "pre" });
    await strict.request("POST", "/diaries", { as: author, body: { ...plain, ...used() } });
    expect(await counted()).toEqual([0, 0]);
  });
});
