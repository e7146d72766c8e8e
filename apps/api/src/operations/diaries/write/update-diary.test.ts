import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand, addProduct } from "../../../testing/catalogue-rows.ts";
import { addDiary } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../testing/unreadable-bodies.ts";

const api = freshApi();
let author: TestUser;
let other: TestUser;
let moderator: TestUser;
let id: number;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  other = await api.addUser({ name: "other" });
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  id = await addDiary(api.database.db, { userId: author.id });
});

const patch = (body: object, as: number | null = author.id, target: number | string = id) =>
  api.request<Schema<"Diary">>("PATCH", `/diaries/${target}`, { as, body });

describe("a change of a diary", () => {
  it("changes only the given fields, and raises the version", async () => {
    const { status, body } = await patch({ is_hidden: true });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ is_hidden: true, name: "Night Plum", type_soil: 2, version: 2 });
    const { body: next } = await patch({
      type_soil: 3,
      visibility: "unlisted",
      cnt_seeds: 5,
      lang: "th",
      version: 2,
    });
    expect(next.data).toMatchObject({
      type_soil: 3,
      visibility: "unlisted",
      cnt_seeds: 5,
      lang: "th",
      version: 3,
    });
    const { rows } = await sql`select type, user_id from event order by id`.execute(api.database.db);
    expect(rows).toEqual(Array(2).fill({ type: "diary.update", user_id: author.id }));
  });

  it("of the name changes the link, and redirects the old one", async () => {
    const { body } = await patch({ name: "Щедрый урожай" });
    expect(body.data.link).toBe(`/diaries/${id}-shchedryi-urozhai`);
    const { rows } = await sql`select diary_id, slug from diary_slug`.execute(api.database.db);
    expect(rows).toEqual([{ diary_id: id, slug: "night-plum" }]);
  });

  it("of the equipment keeps unchanged rows, and updates the catalogue's counters", async () => {
    const { db } = api.database;
    const brandId = await addBrand(db, { name: "Loam" });
    const productId = await addProduct(db, { name: "Base", brandId });
    const first = await patch({
      items_equip: [
        { category: "nutrient", product_id: productId },
        { category: "tent", name: "Tent" },
      ],
    });
    const [nutrient, tent] = first.body.data.items_equip;
    const counts = async () =>
      (await sql`select cnt_diaries from brand union all select cnt_diaries from product`.execute(db)).rows;
    expect(await counts()).toEqual([{ cnt_diaries: 1 }, { cnt_diaries: 1 }]);
    const second = await patch({
      items_equip: [
        { id: tent?.id, category: "tent", name: "Bigger tent" },
        { category: "fan", name: "Fan" },
      ],
    });
    expect(second.body.data.items_equip).toMatchObject([
      { id: tent?.id, name: "Bigger tent" },
      { name: "Fan" },
    ]);
    expect(second.body.data.items_equip.map((item) => item.id)).not.toContain(nutrient?.id);
    expect(await counts()).toEqual([{ cnt_diaries: 0 }, { cnt_diaries: 0 }]);
  });

  it("of a stale version returns 409 with the current state", async () => {
    await patch({ name: "Newer" });
    const { status, body } = await patch({ name: "Older", version: 1 });
    expect(status).toBe(409);
    expect(body).toMatchObject({ data: { name: "Newer", version: 2 }, details: [{ code: "stale" }] });
  });

  it("that fails changes nothing", async () => {
    const { status } = await patch({ name: "Other", items_equip: [{ category: "seed", product_id: 99 }] });
    expect(status).toBe(422);
    const { rows } = await sql`select name, version from diary`.execute(api.database.db);
    expect(rows).toEqual([{ name: "Night Plum", version: 1 }]);
  });
});

it("updateDiary is for the author and moderators", async () => {
  const statuses = [];
  for (const reader of [null, other.id, author.id, moderator.id])
    statuses.push((await patch({ cnt_seeds: 1 }, reader)).status);
  expect(statuses).toEqual([401, 403, 200, 200]);
});

it("updateDiary returns 404 to a user who may not see the diary", async () => {
  await patch({ visibility: "private" });
  expect((await patch({ cnt_seeds: 1 }, other.id)).status).toBe(404);
  expect((await patch({ cnt_seeds: 1 }, author.id, 999)).status).toBe(404);
  expect((await patch({ cnt_seeds: 1 }, author.id, "night-plum")).status).toBe(404);
});

it.each<[object, string]>([
  [{ name: "x".repeat(121) }, "name"],
  [{ cnt_seeds: 1001 }, "cnt_seeds"],
  [{ n_progress: 100 }, "n_progress"],
])("%o returns 422", async (body, field) => {
  const answer = await patch(body);
  expect(answer.status).toBe(422);
  expect(answer.body.details[0]?.field).toBe(field);
});

it("updateDiary returns 400 or 415 for unreadable bodies", async () => {
  await expectUnreadableRefused({
    server: api.server,
    method: "PATCH",
    url: `/api/diaries/${id}`,
    token: author.token,
  });
});
