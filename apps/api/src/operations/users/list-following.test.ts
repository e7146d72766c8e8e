import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand } from "../../testing/catalogue-rows.ts";
import { queriesOf } from "../../testing/count-queries.ts";
import { addDiary, addPhoto } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let grower: TestUser;
let other: TestUser;
const ids = { grows: 0, done: 0, hidden: 0, unlisted: 0, brand: 0 };

beforeEach(async () => {
  const { db } = api.database;
  grower = await api.addUser({ name: "grower" });
  other = await api.addUser({ name: "zoe" });
  const diary = (name: string, columns: Record<string, string | boolean>) =>
    addDiary(db, { userId: other.id, name, columns });
  ids.grows = await diary("Amber", { update_date: "2026-03-01" });
  ids.done = await diary("bronze", { is_harvest: true, update_date: "2026-02-01" });
  ids.hidden = await diary("Hidden", { is_hidden: true });
  ids.unlisted = await diary("Unlisted", { visibility: "unlisted", update_date: "2026-01-01" });
  ids.brand = await addBrand(db, { name: "Loam" });
  const followed = [
    ["user", other.id, "2026-01-05"],
    ["diary", ids.grows, "2026-01-04"],
    ["diary", ids.done, "2026-01-03"],
    ["diary", ids.hidden, "2026-01-02"],
    ["brand", ids.brand, "2026-01-01"],
    ["diary", ids.unlisted, "2025-12-31"],
  ] as const;
  for (const [type, id, date] of followed) {
    await sql`
      insert into follow (user_id, type, content_id, add_date)
      values (${grower.id}, ${type}, ${id}, ${date})`.execute(db);
  }
});

const list = async (path: string, as: number | null = grower.id) => {
  const { status, body } = await api.request<Schema<"FollowRowList">>("GET", `/users/${path}`, { as });
  return status === 200 ? body.data : status;
};
const names = async (path: string, as: number | null = grower.id) => {
  const page = await list(path, as);
  return typeof page === "number" ? page : page.items.map((row) => row.name);
};

describe("what a grower follows", () => {
  it("is divided: finished diaries are bookmarks, everything else is in the common list", async () => {
    expect(await names("grower/following?sort=add")).toEqual(["zoe", "Amber", "bronze", "Loam", "Unlisted"]);
    expect(await names("grower/following/common?sort=add")).toEqual(["zoe", "Amber", "Loam", "Unlisted"]);
    expect(await names("grower/following/bookmark")).toEqual(["bronze"]);
    expect(await list("grower/following/bookmark")).toMatchObject({
      total: 1,
      items: [{ is_finished: true }],
    });
  });

  it("moves among the bookmarks when the diary is harvested", async () => {
    await sql`update diary set is_harvest = true where id = ${ids.grows}`.execute(api.database.db);
    expect(await names("grower/following/bookmark?sort=name")).toEqual(["Amber", "bronze"]);
  });

  it("is sorted as requested", async () => {
    expect(await names("grower/following?sort=name")).toEqual(["Amber", "bronze", "Loam", "Unlisted", "zoe"]);
    expect(await names("grower/following")).toEqual(["Amber", "zoe", "bronze", "Loam", "Unlisted"]);
    expect(await names("grower/following?sort=rate")).toBe(422);
  });

  it("comes in pages", async () => {
    expect(await list("grower/following?sort=add&start=1&limit=2")).toMatchObject({
      total: 5,
      start: 1,
      limit: 2,
      items: [{ name: "Amber" }, { name: "bronze" }],
    });
    expect(await list("grower/following?start=90")).toMatchObject({ total: 5, items: [] });
  });

  it("hides unlisted diaries and notification settings from others", async () => {
    expect(await names("grower/following?sort=add", null)).toEqual(["zoe", "Amber", "bronze", "Loam"]);
    const own = await list("grower/following");
    const seen = await list(`${grower.id}/following`, null);
    const notify = (page: typeof own) =>
      typeof page === "number" ? page : new Set(page.items.map((row) => row.is_notify));
    expect([notify(own), notify(seen)]).toEqual([new Set([true]), new Set([false])]);
    // The author of a hidden diary sees that it is followed.
    expect(await names("grower/following?sort=add", other.id)).toContain("Hidden");
  });

  it("shows the cover of a diary", async () => {
    const photo = await addPhoto(api.database.db, { user_id: other.id });
    await sql`update diary set photo_id = ${photo} where id = ${ids.done}`.execute(api.database.db);
    expect(await list("grower/following/bookmark")).toMatchObject({
      items: [{ avatar: expect.stringMatching(/^\/media\/[0-9a-f]{32}\/\d+\.webp$/) }],
    });
  });

  it("is limited to a thousand rows", async () => {
    await sql`
      insert into users (name) select 'many-' || n from generate_series(1, 1001) as n`.execute(
      api.database.db,
    );
    await sql`
      insert into follow (user_id, type, content_id, add_date)
      select ${grower.id}, 'user', id, '2026-02-01' from users where name like 'many-%'`.execute(
      api.database.db,
    );
    expect(await list("grower/following?start=990&limit=100")).toMatchObject({
      total: 1000,
      is_total_capped: true,
      items: { length: 10 },
    });
  });

  it("takes two queries", async () => {
    expect((await queriesOf(api.database, () => list("grower/following", null))).length).toBe(2);
  });
});

it.each(["following", "following/common", "following/bookmark"])(
  "%s returns 404 for an unknown user",
  async (path) => {
    expect(await list(`999/${path}`)).toBe(404);
    expect(await list(`nobody/${path}`)).toBe(404);
    expect(await list(`grower/${path}?limit=101`)).toBe(422);
  },
);
