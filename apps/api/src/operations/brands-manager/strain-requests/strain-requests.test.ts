import { randomUUID } from "node:crypto";
import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand, addStrain } from "../../../testing/catalogue-rows.ts";
import { addDiary } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let manager: TestUser;
let admin: TestUser;
let brand: number;

beforeEach(async () => {
  manager = await api.addUser({ name: "manager" });
  admin = await api.addUser({ access: ["admin"] });
  brand = await addBrand(api.database.db, { name: "Ember", section: "seedbank", managers: [manager.id] });
});

const save = async (id: number | "new", fields: object) => {
  const { body } = await api.request<Schema<"PortalProduct">>("POST", `/brands-manager/products/edit/${id}`, {
    as: manager.id,
    body: { brand_id: brand, tmp_id: randomUUID(), name: "Copper Lantern", lang: "en", ...fields },
  });
  return body.data;
};
const list = async (state = "open") =>
  (
    await api.request<Schema<"StrainRequestList">>("GET", `/brands-manager/strain-requests?state=${state}`, {
      as: admin.id,
    })
  ).body.data;
const decide = (id: number, body: object, as = admin.id) =>
  api.request<Schema<"StrainRequest">>("PATCH", `/brands-manager/strain-requests/${id}`, { as, body });
const strains = async () =>
  (
    await sql<{ name: string; slug: string }>`select name, slug from strain order by id`.execute(
      api.database.db,
    )
  ).rows;

describe("the strain of published seeds, by its name", () => {
  it("is the one of the catalogue with this name, in any case", async () => {
    const id = await addStrain(api.database.db, "Night Plum");
    const saved = await save("new", { strain_name: " night plum " });
    expect(saved).toMatchObject({ item_strain: { id, link: "/strains/night-plum" }, strain_name: null });
    expect((await list()).items).toEqual([]);
  });

  it("is the one of the catalogue with this alias", async () => {
    const { db } = api.database;
    const id = await addStrain(db, "Night Plum");
    await sql`insert into strain_alias (strain_id, name) values (${id}, 'Plum by Night')`.execute(db);
    expect(await save("new", { strain_name: "plum by night" })).toMatchObject({ item_strain: { id } });
  });

  it("is requested from staff when the catalogue does not know it", async () => {
    const saved = await save("new", { strain_name: "Copper Lantern" });
    expect(saved).toMatchObject({ item_strain: null, strain_name: "Copper Lantern" });
    expect(await strains()).toEqual([]);
    expect(await list()).toMatchObject({
      total: 1,
      items: [
        {
          name: "Copper Lantern",
          state: "open",
          item_brand: { name: "Ember" },
          item_product: { id: saved.id },
          item_user: { name: "manager" },
        },
      ],
    });
  });

  it("replaces the name that was requested before, and withdraws it", async () => {
    const { id } = await save("new", { strain_name: "Copper Lantern" });
    await save(id ?? 0, { strain_name: "Copper Lamp" });
    expect((await list()).items.map(({ name }) => name)).toEqual(["Copper Lamp"]);
    await save(id ?? 0, { strain_name: null });
    expect((await list()).items).toEqual([]);
  });

  it("is requested by no draft", async () => {
    const draft = await save("new", { strain_name: "Copper Lantern", is_draft: true });
    expect(draft).toMatchObject({ is_draft: true, strain_name: "Copper Lantern" });
    expect((await list()).items).toEqual([]);
  });
});

describe("PATCH /brands-manager/strain-requests/{id}", () => {
  it("adds the strain to the catalogue, and links the seeds and the diaries that grow them", async () => {
    const { db } = api.database;
    const { id } = await save("new", { strain_name: "Copper Lantern" });
    const diary = await addDiary(db, { userId: manager.id });
    await sql`insert into diary_equip (diary_id, category, name, product_id, brand_id)
      values (${diary}, 'seed', 'Copper Lantern', ${id}, ${brand})`.execute(db);
    const [request] = (await list()).items;
    const { status, body } = await decide(request?.id ?? 0, { state: "approved" });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ state: "approved", item_strain: { link: "/strains/copper-lantern" } });
    expect(await strains()).toEqual([{ name: "Copper Lantern", slug: "copper-lantern" }]);
    const strainId = body.data.item_strain?.id;
    const { rows } = await sql`
      select p.strain_id, e.strain_id as grown, s.cnt_products, s.cnt_diaries, b.cnt_strains
      from product p join diary_equip e on e.product_id = p.id join strain s on s.id = p.strain_id
      join brand b on b.id = p.brand_id`.execute(db);
    expect(rows).toEqual([
      { strain_id: strainId, grown: strainId, cnt_products: 1, cnt_diaries: 1, cnt_strains: 1 },
    ]);
    expect((await decide(request?.id ?? 0, { state: "declined" })).codes).toEqual(["closed state"]);
  });

  it("links the seeds to a similar strain that staff names, and adds none", async () => {
    const strainId = await addStrain(api.database.db, "Copper Lanterns");
    await save("new", { strain_name: "Copper Lantern" });
    const [request] = (await list()).items;
    expect(request?.items_similar).toMatchObject([{ id: strainId, name: "Copper Lanterns" }]);
    const id = request?.id ?? 0;
    expect((await decide(id, { state: "approved", strain_id: 999 })).codes).toEqual([
      "unknown_reference strain_id",
    ]);
    expect((await decide(id, { state: "approved", strain_id: strainId })).body.data).toMatchObject({
      item_strain: { id: strainId },
    });
    expect(await strains()).toHaveLength(1);
  });

  it("leaves the seeds without a strain when staff declines", async () => {
    const { id } = await save("new", { strain_name: "Copper Lantern" });
    const [request] = (await list()).items;
    await decide(request?.id ?? 0, { state: "declined" });
    expect((await list("declined")).items).toMatchObject([{ item_strain: null, items_similar: [] }]);
    const { rows } = await sql`select strain_id from product where id = ${id}`.execute(api.database.db);
    expect(rows).toEqual([{ strain_id: null }]);
  });

  it("returns 403 for the requesting manager, and 404 for an unknown request", async () => {
    await save("new", { strain_name: "Copper Lantern" });
    const [request] = (await list()).items;
    expect((await decide(request?.id ?? 0, { state: "approved" }, manager.id)).status).toBe(403);
    expect((await decide(999, { state: "approved" })).status).toBe(404);
  });
});
