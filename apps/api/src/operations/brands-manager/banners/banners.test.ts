import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBanner, addBrandPlan } from "../../../testing/ad-rows.ts";
import { addBrand } from "../../../testing/catalogue-rows.ts";
import { addPhoto } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let manager: TestUser;
let viewer: TestUser;
let other: TestUser;
let brand: number;
let photo: number;
const TMP = "0d5c2f7e-6a5b-4a60-9a51-2f0a7d1c9e44";

beforeEach(async () => {
  const { db } = api.database;
  manager = await api.addUser({ name: "manager" });
  viewer = await api.addUser({ name: "viewer" });
  other = await api.addUser({ name: "other" });
  brand = await addBrand(db, { name: "Loam", managers: [manager.id, viewer.id] });
  await sql`update brand_manager set role = 'viewer' where user_id = ${viewer.id}`.execute(db);
  await addBrandPlan(db, brand, 1000);
  await addBrandPlan(db, await addBrand(db, { name: "Ember", managers: [other.id] }), 1000);
  photo = await addPhoto(db, { brand_id: brand, width: 1200, height: 900 });
});

type Banner = Schema<"Banner">;
type Id = number | string;
const whole = () => ({
  ...{ name: "Autumn", title: "One chart for coco", text: "Twelve weeks.", button: "Open", lang: "en" },
  ...{ url: "https://loam.example/coco", image_id: photo, image_alt: "A green bottle", section: ["diary"] },
  ...{ date_start: "2026-12-01", date_end: "2099-12-31", max_per_day: 3 },
});
const edit = (id: Id, type = "box") => `/brands-manager/banners/edit/${type}/${id}`;
const save = (id: Id, body: object, as = manager.id, type = "box") =>
  api.request<Banner>("POST", edit(id, type), {
    as,
    body: { ...(id === "new" ? { tmp_id: TMP } : {}), ...body },
  });
const open = (id: Id, query = "", as = manager.id, type = "box") =>
  api.request<Banner>("GET", edit(id, type) + query, { as });
const list = (query = "", as = manager.id) =>
  api.request<Schema<"BannerList">>("GET", `/brands-manager/banners${query}`, { as });
const enable = (id: number, is_enabled: boolean, as = manager.id) =>
  api.request<Banner>("POST", `/brands-manager/banners/enable/${id}`, { as, body: { is_enabled } });
const remove = (id: Id, query = "", as = manager.id) =>
  api.request("DELETE", `/brands-manager/banners/${id}${query}`, { as });

async function approved(): Promise<number> {
  const { body } = await save("new", whole());
  await sql`update banner set is_moderate = false, is_approved = true, is_enabled = true where id = ${body.data.id}`.execute(
    api.database.db,
  );
  return body.data.id ?? 0;
}

describe("a new banner", () => {
  it("opens empty with an id for its draft", async () => {
    const { status, body } = await open("new");
    expect([status, body.data.id, body.data.state, body.data.version]).toEqual([200, null, "draft", 1]);
    expect(body.data.tmp_id).toMatch(/^[0-9a-f-]{36}$/);
    expect((await open("new", `?tmp_id=${TMP}`)).status).toBe(404);
    expect((await open("new", "", manager.id, "sidebar")).status).toBe(404);
  });

  it("is saved as a draft, piece by piece, and shown by its id", async () => {
    expect((await save("new", { is_draft: true, title: "One" })).body.data).toMatchObject({
      ...{ id: null, tmp_id: TMP, state: "draft", title: "One", version: 2 },
    });
    await save("new", { is_draft: true, image_id: photo, version: 2 });
    const { body } = await open("new", `?tmp_id=${TMP}`);
    expect(body.data).toMatchObject({ title: "One", image: { id: photo }, version: 3 });
    expect((await open("new", `?tmp_id=${TMP}`, manager.id, "cpm")).status).toBe(404);
    expect((await open("new", `?tmp_id=${TMP}`, other.id)).status).toBe(404);
    expect((await list()).body.data).toMatchObject({
      total: 1,
      items: [{ id: null, tmp_id: TMP, type: "box" }],
    });
  });

  it("goes to review when it is whole, once however often it is sent", async () => {
    await save("new", { is_draft: true, payer: "Green Media" });
    const { status, body } = await save("new", whole());
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ state: "review", is_enabled: false, tmp_id: null, payer: "Green Media" }),
    ]);
    expect(body.data.image).toMatchObject({ id: photo, alt: "A green bottle" });
    expect((await save("new", whole())).body.data.id).toBe(body.data.id);
    expect((await list()).body.data.total).toBe(1);
  });

  it("needs what its kind needs", async () => {
    expect((await save("new", {})).codes).toEqual([
      ...["required name", "required date_start", "required date_end"],
      ...["required image_id", "required title", "required url"],
    ]);
    expect((await api.request("POST", edit("new"), { as: manager.id, body: whole() })).codes).toEqual([
      "required tmp_id",
    ]);
    expect((await save("new", { ...whole(), date_end: "2026-11-30" })).codes).toEqual([
      "out_of_range date_end",
    ]);
    expect((await save("new", { ...whole(), url: "https://" })).codes).toEqual(["wrong_format url"]);
    expect((await save("new", { ...whole(), title: "x".repeat(41) })).codes).toEqual(["too_long title"]);
    expect((await save("new", whole(), manager.id, "header")).codes).toEqual(["not_allowed image_id"]);
    const small = await addPhoto(api.database.db, { brand_id: brand, width: 400, height: 300 });
    expect((await save("new", { ...whole(), image_id: small })).codes).toEqual(["out_of_range image_id"]);
    const foreign = await addPhoto(api.database.db, { user_id: manager.id, width: 1200, height: 900 });
    expect((await save("new", { ...whole(), image_id: foreign })).codes).toEqual(["foreign_photo image_id"]);
    expect((await save("new", { is_draft: true, image_id: foreign })).codes).toEqual([
      "foreign_photo image_id",
    ]);
  });

  it("may have a picture of the same shape for the dark theme, which is reviewed too", async () => {
    const { db } = api.database;
    const dark = await addPhoto(db, { brand_id: brand, width: 800, height: 600 });
    const square = await addPhoto(db, { brand_id: brand, width: 800, height: 800 });
    expect((await save("new", { ...whole(), image_dark_id: square })).codes).toEqual([
      "not_allowed image_dark_id",
    ]);
    const id = await approved();
    expect((await save(id, { is_draft: true, image_dark_id: dark })).body.data).toMatchObject({
      ...{ image: { id: photo, alt: "A green bottle" }, image_dark: { id: dark, alt: "A green bottle" } },
    });
    expect((await save(id, {})).body.data).toMatchObject({ state: "review", image_dark: { id: dark } });
    expect((await save(id, { image_dark_id: null })).body.data.image_dark).toBe(null);
    const foreign = await addPhoto(db, { user_id: manager.id, width: 1200, height: 900 });
    expect((await save(id, { is_draft: true, image_dark_id: foreign })).codes).toEqual([
      "foreign_photo image_dark_id",
    ]);
  });

  it("needs a plan with views of banners, but not as a draft", async () => {
    await sql`delete from subscription`.execute(api.database.db);
    const refused = await save("new", whole());
    expect([refused.status, refused.codes]).toEqual([403, ["premium_only"]]);
    expect((await save("new", { is_draft: true })).status).toBe(200);
  });
});

describe("a saved banner", () => {
  it("goes on while its period or limit changes, and to review again when readers see something else", async () => {
    const id = await approved();
    const { body } = await save(id, { ...whole(), date_end: "2099-06-30", max_per_day: null });
    expect(body.data).toMatchObject({ state: "running", date_end: "2099-06-30", max_per_day: null });
    expect((await save(id, { title: "Two charts" })).body.data).toMatchObject({
      ...{ state: "review", is_enabled: false, title: "Two charts", name: "Autumn" },
    });
  });

  it("keeps running while a draft of it is written", async () => {
    const id = await approved();
    await save(id, { is_draft: true, title: "Two charts" });
    expect((await open(id)).body.data).toMatchObject({ title: "Two charts", state: "running" });
    expect((await list()).body.data.items).toMatchObject([{ id, title: "One chart for coco" }]);
  });

  it("returns 409 with the current state after a colleague's save", async () => {
    const id = await approved();
    const { version } = (await open(id)).body.data;
    await save(id, { is_draft: true, version, title: "Hers" });
    const late = await save(id, { version, title: "Mine" });
    expect([late.status, late.codes]).toEqual([409, ["stale"]]);
    expect(late.body.data).toMatchObject({ title: "Hers", version: version + 1 });
  });

  it("is switched on and off, the same again changing nothing", async () => {
    const id = await approved();
    expect((await enable(id, false)).body.data).toMatchObject({ state: "paused", is_enabled: false });
    const { version } = (await enable(id, false)).body.data;
    expect((await enable(id, false)).body.data.version).toBe(version);
    expect((await enable(id, true)).body.data.state).toBe("running");
    await sql`delete from subscription`.execute(api.database.db);
    await enable(id, false);
    expect((await enable(id, true)).codes).toEqual(["premium_only"]);
    expect((await enable(999, true)).status).toBe(404);
  });

  it("cannot be switched on before a moderator let it through", async () => {
    const { body } = await save("new", whole());
    const answer = await enable(body.data.id ?? 0, true);
    expect([answer.status, answer.codes]).toEqual([403, ["no_right"]]);
  });

  it("is in the log of changes with who did what", async () => {
    const id = await approved();
    await enable(id, false);
    await enable(id, true);
    await save(id, { title: "Two charts" });
    await remove(id);
    const log = (as: number) =>
      api.request<Schema<"PortalChangeList">>("GET", "/brands-manager/changes", { as });
    const { body } = await log(manager.id);
    expect(body.data.items.map(({ type, name, item_user }) => [type, name, item_user?.name])).toEqual([
      ["banner.delete", "Autumn", "manager"],
      ["banner.update", "Autumn", "manager"],
      ["banner.enable", "Autumn", "manager"],
      ["banner.disable", "Autumn", "manager"],
      ["banner.create", "Autumn", "manager"],
    ]);
    expect((await log(other.id)).body.data.items).toEqual([]);
  });

  it("has ended after its last day", async () => {
    const id = await addBanner(api.database.db, { brandId: brand, dateEnd: "2026-01-01" });
    expect((await open(id)).body.data.state).toBe("ended");
  });

  it("is deleted once, and its draft alone", async () => {
    const id = await approved();
    const { tmp_id } = (await save(id, { is_draft: true, title: "Two" })).body.data;
    expect((await remove(id, `?tmp_id=${tmp_id}`)).body.data).toEqual({ id, tmp_id });
    expect((await remove(id, `?tmp_id=${tmp_id}`)).status).toBe(404);
    expect((await open(id)).body.data.title).toBe("One chart for coco");
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
    expect((await open(id)).status).toBe(404);
    expect((await remove("new")).codes).toEqual(["required tmp_id"]);
    await save("new", { tmp_id: "11111111-1111-4111-8111-111111111111", is_draft: true });
    expect((await remove("new", "?tmp_id=11111111-1111-4111-8111-111111111111")).status).toBe(200);
  });

  it("is listed by state and type, drafts first, then the newest", async () => {
    const { db } = api.database;
    const old = await addBanner(db, { brandId: brand, type: "sidebar" });
    await sql`update banner set add_date = now() - interval '1 day' where id = ${old}`.execute(db);
    const fresh = await addBanner(db, { brandId: brand });
    await save("new", { is_draft: true }, manager.id, "cpm");
    expect((await list()).body.data.items.map(({ id }) => id)).toEqual([null, fresh, old]);
    expect((await list("?type=cpm")).body.data).toMatchObject({ total: 1, items: [{ type: "cpm" }] });
    const states = ["draft", "running", "paused"];
    const found = await Promise.all(states.map(async (state) => (await list(`?state=${state}`)).body.data));
    expect(found.map(({ total, items }) => [total, items.map(({ id }) => id)])).toEqual([
      [1, [null]],
      [2, [fresh, old]],
      [0, []],
    ]);
    expect((await list("?state=draft&type=box")).body.data.total).toBe(0);
    expect((await list("?start=1&limit=1")).body.data).toMatchObject({ total: 3, items: [{ id: fresh }] });
    expect((await list("?type=poster")).status).toBe(422);
    expect((await list("?state=lost")).status).toBe(422);
  });

  it("is of its brand: other managers do not find it, viewers cannot change it, growers have no portal", async () => {
    const id = await approved();
    const grower = await api.addUser({ name: "grower" });
    expect((await open(id, "", other.id)).status).toBe(404);
    expect((await save(id, whole(), other.id)).status).toBe(404);
    expect((await enable(id, false, other.id)).status).toBe(404);
    expect((await remove(id, "", other.id)).status).toBe(404);
    expect((await open(id, "", viewer.id)).status).toBe(200);
    expect((await save(id, whole(), viewer.id)).status).toBe(403);
    expect((await enable(id, false, viewer.id)).status).toBe(403);
    expect((await remove(id, "", viewer.id)).status).toBe(403);
    expect((await list("", grower.id)).status).toBe(403);
    expect((await list(`?brand_id=${brand}`, other.id)).status).toBe(403);
    expect((await list("", other.id)).body.data.total).toBe(0);
  });
});
