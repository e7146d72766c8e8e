import type { Schema } from "@grow/contract";
import { METRIC } from "@grow/domain";
import { beforeEach, expect, test } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let grower: TestUser;

beforeEach(async () => {
  grower = await api.addUser({ name: "Tessellate", access: ["moderate"] });
});

const get = (idOrName: string | number, as: number | null = null) =>
  api.request<Schema<"User">>("GET", `/users/${idOrName}`, { as });

test("a grower is found by id and by name in any case", async () => {
  for (const idOrName of [grower.id, "Tessellate", "tessellate"]) {
    const { status, body } = await get(idOrName);
    expect([status, body.data.id, body.data.link]).toEqual([200, grower.id, "/grower/Tessellate"]);
  }
});

test("a grower is found by a former name, unless another user has it now", async () => {
  const { db } = api.database;
  await db.insertInto("user_old_handle").values({ handle: "tess", user_id: grower.id }).execute();
  expect((await get("Tess")).body.data.link).toBe("/grower/Tessellate");
  const other = await api.addUser({ name: "tess" });
  expect((await get("tess")).body.data.id).toBe(other.id);
});

test("private data is hidden from others, including moderators", async () => {
  const other = await api.addUser({ access: ["moderate", "admin"] });
  for (const reader of [null, other.id]) {
    const { body } = await get(grower.id, reader);
    for (const key of ["personal", "presets", "settings", "access", "premium", "banned"])
      expect(body.data).not.toHaveProperty(key);
    expect(JSON.stringify(body)).not.toContain(grower.email);
  }
});

test("private data is returned to the grower", async () => {
  const { body } = await get(grower.id, grower.id);
  expect(body.data).toMatchObject({
    personal: { email: grower.email, is_email_confirmed: false, first_name: "", country: null },
    presets: { measures: METRIC, cookies: null, sidebar_sort: "update", explore: [] },
    settings: {
      interface: { locale: "en", sidebar_sort: "update" },
      subscribe: { is_newsletter: false, is_brand_newsletter: false, digest: "none" },
    },
    access: ["moderate"],
    premium: null,
    banned: [],
  });
});

test("uploaded avatars are returned with the chosen one", async () => {
  const { db } = api.database;
  const [chosen, other] = ["a".repeat(32), "b".repeat(32)];
  for (const key of [chosen, other]) {
    const { id } = await db
      .insertInto("photo")
      .values({ key, width: 400, height: 400 })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db.insertInto("avatar").values({ user_id: grower.id, photo_id: id }).execute();
  }
  await db.updateTable("users").set({ avatar_key: chosen }).where("id", "=", grower.id).execute();
  const { body } = await get(grower.id);
  expect(body.data.avatar_small).toBe(`/media/${chosen}/160.webp`);
  expect(body.data.avatars.map(({ is_current }) => is_current).sort()).toEqual([false, true]);
});

test("is_follow says whether the user follows the grower", async () => {
  const reader = await api.addUser();
  expect((await get(grower.id, reader.id)).body.data.is_follow).toBe(false);
  await api.database.db
    .insertInto("follow")
    .values({ user_id: reader.id, type: "user", content_id: grower.id })
    .execute();
  expect((await get(grower.id, reader.id)).body.data.is_follow).toBe(true);
  expect((await get(grower.id)).body.data.is_follow).toBe(false);
});

test.each(["999", "9".repeat(30), "nobody", "a b", "x"])("%j returns 404", async (idOrName) => {
  expect((await get(encodeURIComponent(idOrName))).status).toBe(404);
});

test("a removed grower returns 404", async () => {
  await api.database.db.updateTable("users").set({ is_remove: true, remove_date: new Date() }).execute();
  expect((await get(grower.id)).status).toBe(404);
});
