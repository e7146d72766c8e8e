import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { samplePhoto } from "../../../media/testing/sample-photos.ts";
import { addBrand } from "../../../testing/catalogue-rows.ts";
import { addDiary, addPhoto } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import { addQuestion } from "../../../testing/question-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { uploadForm } from "../../../testing/upload-form.ts";

const api = freshApi();
let manager: TestUser;
let grower: TestUser;
let brand: number;

beforeEach(async () => {
  await api.parts.media.finisher.idle();
  manager = await api.addUser({ name: "manager" });
  grower = await api.addUser({ name: "grower" });
  brand = await addBrand(api.database.db, { name: "Loam", managers: [manager.id] });
});

const edit = (body: object, as: number | null = manager.id) =>
  api.request<Schema<"Brand">>("POST", "/brands-manager/edit", {
    as,
    body: { name: "Loam", description: "<p>Two parts.</p>", lang: "en", ...body },
  });

async function uploadFor(
  brandId: number,
  as: number | null = manager.id,
  fields: Record<string, string> = {},
) {
  const { payload, headers } = await uploadForm(fields, { bytes: await samplePhoto(40, 30) });
  return api.request<Schema<"Upload">>("POST", `/brands-manager/uploads/photo?brand_id=${brandId}`, {
    as,
    headers,
    body: payload,
  });
}

describe("editing a brand", () => {
  it("changes what growers see, and leaves out what is not given", async () => {
    const cover = await addPhoto(api.database.db, { user_id: manager.id, brand_id: brand });
    const links = [{ type: "shop", url: "https://shop.example" }];
    const { status, body } = await edit({
      place: "Graz",
      year: 2011,
      items_link: links,
      cover_id: cover,
      logo_id: cover,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      place: "Graz",
      year: 2011,
      items_link: links,
      item_cover: { id: cover },
    });
    expect(body.data.logo_s).toMatch(/^\/media\//);
    const { body: next } = await edit({ description: "<p>New.</p><script>x()</script>", logo_id: null });
    expect(next.data).toMatchObject({
      description: "<p>New.</p>",
      place: "Graz",
      items_link: links,
      logo_s: null,
    });
  });

  it("keeps the old link as a redirect", async () => {
    expect((await edit({ name: "Loam & Lumen" })).body.data.link).toBe("/nutrients/loam-lumen");
    const { rows } = await sql`select slug, brand_id from brand_old_slug`.execute(api.database.db);
    expect(rows).toEqual([{ slug: "loam", brand_id: brand }]);
  });

  it("returns 409 with the current state for a stale version", async () => {
    await edit({ version: 1, place: "Graz" });
    const { status, body } = await edit({ version: 1, place: "Wien" });
    expect([status, body.data.place]).toEqual([409, "Graz"]);
  });

  describe("takes only photos uploaded for it", () => {
    const refused = async (photo: number) =>
      expect((await edit({ brand_id: brand, cover_id: photo })).codes).toEqual(["foreign_photo cover_id"]);

    it("not another member's unpublished photo, who was made a viewer", async () => {
      await sql`
        insert into brand_manager (brand_id, user_id, role) values (${brand}, ${grower.id}, 'viewer')`.execute(
        api.database.db,
      );
      await refused(await addPhoto(api.database.db, { user_id: grower.id }));
    });

    it("not a photo that a manager uploaded for a question", async () => {
      const db = api.database.db;
      const photo = await addPhoto(db, { user_id: manager.id });
      const problemId = await addQuestion(db, { userId: manager.id });
      await sql`insert into problem_photo (problem_id, photo_id) values (${problemId}, ${photo})`.execute(db);
      await refused(photo);
    });

    it("not one uploaded for another brand of the same manager", async () => {
      const other = await addBrand(api.database.db, { name: "Ember", managers: [manager.id] });
      const uploaded = await uploadFor(other);
      await refused(uploaded.body.data.id);
      const accepted = await edit({ brand_id: other, name: "Ember", cover_id: uploaded.body.data.id });
      expect(accepted.body.data.item_cover?.id).toBe(uploaded.body.data.id);
    });

    it("and those that it shows already, by whomever they were uploaded", async () => {
      const cover = await addPhoto(api.database.db, { user_id: grower.id });
      await sql`update brand set cover_id = ${cover} where id = ${brand}`.execute(api.database.db);
      expect((await edit({ cover_id: cover })).status).toBe(200);
    });
  });

  it("is for editors and owners of this brand", async () => {
    const viewer = await api.addUser();
    await sql`insert into brand_manager (brand_id, user_id, role) values (${brand}, ${viewer.id}, 'viewer')`.execute(
      api.database.db,
    );
    const statuses = [];
    for (const as of [null, grower.id, viewer.id, manager.id])
      statuses.push((await edit({ brand_id: brand }, as)).status);
    expect(statuses).toEqual([401, 403, 403, 200]);
  });
});

it("an uploaded photo belongs to the draft that was saved, and to no diary", async () => {
  const tmp_id = "0d5c2f7e-6a5b-4a60-9a51-2f0a7d1c9e44";
  await api.request("POST", "/brands-manager/products/edit/new", {
    as: manager.id,
    body: { tmp_id, is_draft: true, name: "Base" },
  });
  const upload = (as: number | null) => uploadFor(brand, as, { tmp_id });
  const { status, body } = await upload(manager.id);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ type: "image", width: 40, height: 30 });
  const { rows } = await sql`select photo_id, tmp_id from portal_draft_photo`.execute(api.database.db);
  expect(rows).toEqual([{ photo_id: body.data.id, tmp_id }]);
  expect((await upload(grower.id)).status).toBe(403);
  expect((await upload(null)).status).toBe(401);
});

describe("a request for a brand", () => {
  const ask = (body: object = {}) =>
    api.request<Schema<"BrandRequest">>("POST", "/brands-manager/requests", {
      as: grower.id,
      body: { name: "Quiet Roots", section: "nutrients", ...body },
    });
  const decide = (id: number, state: string, as: number) =>
    api.request<Schema<"BrandRequest">>("PATCH", `/brands-manager/requests/${id}`, { as, body: { state } });

  it("makes the grower an owner once staff approves it", async () => {
    const admin = await api.addUser({ access: ["admin"] });
    const first = await ask();
    expect(first.status).toBe(201);
    const { body } = await ask();
    expect(body.data.id).not.toBe(first.body.data.id);
    const base = () => api.request<Schema<"PortalBase">>("GET", "/brands-manager/base", { as: grower.id });
    expect((await base()).body.data).toMatchObject({ brand: null, item_request: { name: "Quiet Roots" } });
    const list = await api.request<Schema<"BrandRequestList">>("GET", "/brands-manager/requests?state=open", {
      as: admin.id,
    });
    expect(list.body.data).toMatchObject({ total: 1, items: [{ id: body.data.id }] });
    expect((await decide(body.data.id, "approved", grower.id)).status).toBe(403);
    expect((await decide(body.data.id, "approved", admin.id)).body.data).toMatchObject({
      state: "approved",
      item_brand: { link: "/nutrients/quiet-roots" },
    });
    expect((await base()).body.data).toMatchObject({ brand: { name: "Quiet Roots" }, role: "owner" });
    expect((await decide(body.data.id, "declined", admin.id)).codes).toEqual(["closed state"]);
    expect((await decide(999, "declined", admin.id)).status).toBe(404);
  });

  it("replaces the grower's others, also when several are sent at once", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask()));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const { rows } = await sql`select from brand_request where state = 'open'`.execute(api.database.db);
    expect(rows).toHaveLength(1);
  });

  it("names a brand of the catalogue or one that is not there yet", async () => {
    expect((await ask({ request_brand_id: 999 })).codes).toEqual(["unknown_reference request_brand_id"]);
    expect((await ask({ request_brand_id: brand })).body.data.item_brand).toMatchObject({ name: "Loam" });
  });
});

it("the overview counts products that growers named, without those of private diaries", async () => {
  const { db } = api.database;
  for (const [name, visibility] of [
    ["Bloom", "public"],
    ["bloom", "public"],
    ["Secret mix", "private"],
  ] as const) {
    const id = await addDiary(db, { userId: grower.id, columns: { visibility } });
    await sql`
      insert into diary_equip (diary_id, category, name, brand_id) values (${id}, 'nutrient', ${name}, ${brand})`.execute(
      db,
    );
  }
  const { body } = await api.request<Schema<"PortalInformation">>("GET", "/brands-manager/information", {
    as: manager.id,
  });
  expect(body.data.cnt_unclaimed).toBe(1);
});
