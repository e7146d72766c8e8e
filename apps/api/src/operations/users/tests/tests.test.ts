import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand } from "../../../testing/catalogue-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let grower: TestUser;
let manager: TestUser;
let brand: number;

beforeEach(async () => {
  grower = await api.addUser({ name: "grower" });
  manager = await api.addUser({ name: "manager" });
  brand = await addBrand(api.database.db, { name: "Loam", managers: [manager.id] });
  await test(brand, grower.id);
});

const test = (brandId: number, userId: number) =>
  sql`insert into brand_tester (brand_id, user_id) values (${brandId}, ${userId})`.execute(api.database.db);
const list = (as: number | null = grower.id, query = "") =>
  api.request<Schema<"BrandTestList">>("GET", `/users/${grower.id}/tests${query}`, { as });
const leave = (id: number | string = brand, as: number | null = grower.id) =>
  api.request<Schema<"BrandTestList">>("DELETE", `/users/${grower.id}/tests/${id}`, { as });

describe("GET /users/{id}/tests", () => {
  it("lists the brands, the newest first, without removed ones", async () => {
    await sql`update brand_tester set add_date = now() - interval '1 day'`.execute(api.database.db);
    await test(await addBrand(api.database.db, { name: "Ember" }), grower.id);
    const gone = await addBrand(api.database.db, { name: "Gone" });
    await test(gone, grower.id);
    await sql`update brand set is_remove = true, remove_date = now() where id = ${gone}`.execute(
      api.database.db,
    );
    const { status, body } = await list();
    expect([status, body.data.total]).toEqual([200, 2]);
    expect(body.data.items.map(({ item_brand }) => item_brand.name)).toEqual(["Ember", "Loam"]);
    const second = (await list(grower.id, "?start=1&limit=1")).body.data;
    expect(second).toMatchObject({ total: 2, start: 1, items: [{ item_brand: { id: brand } }] });
  });

  it("returns 401 to guests, 403 to others, 404 and 422 for bad paths and queries", async () => {
    expect([(await list(null)).status, (await list(manager.id)).status]).toEqual([401, 403]);
    expect((await api.request("GET", "/users/%20/tests", { as: grower.id })).status).toBe(404);
    expect((await list(grower.id, "?limit=0")).status).toBe(422);
  });
});

describe("DELETE /users/{id}/tests/{brand}", () => {
  it("ends the test, and the brand's log says who left", async () => {
    const other = await api.addUser({ name: "other" });
    await test(brand, other.id);
    expect((await leave()).body.data).toMatchObject({ total: 0, items: [] });
    const testers = await api.request<Schema<"BrandTesterList">>("GET", "/brands-manager/testers", {
      as: manager.id,
    });
    expect(testers.body.data.items).toMatchObject([{ item_user: { name: "other" } }]);
    const changes = await api.request<Schema<"PortalChangeList">>("GET", "/brands-manager/changes", {
      as: manager.id,
    });
    expect(changes.body.data.items).toMatchObject([
      { type: "brand.leave_test", name: "grower", item_user: { name: "grower" } },
    ]);
  });

  it("lets the brand invite the grower again", async () => {
    await leave();
    const body = { user_id: grower.id };
    const invited = await api.request("POST", "/brands-manager/testers/add_tester", { as: manager.id, body });
    expect(invited.status).toBe(200);
    expect((await list()).body.data.total).toBe(0);
  });

  it("returns 404 for a brand without a test of the user, and changes nothing", async () => {
    expect([(await leave(999)).status, (await leave("x")).status]).toEqual([404, 404]);
    await leave();
    expect((await leave()).status).toBe(404);
    const { rows } = await sql`select from event where type = 'brand.leave_test'`.execute(api.database.db);
    expect(rows).toHaveLength(1);
  });

  it("returns 401 to guests, and 403 to others and managers of the brand", async () => {
    expect([(await leave(brand, null)).status, (await leave(brand, manager.id)).status]).toEqual([401, 403]);
    expect((await list()).body.data.total).toBe(1);
  });
});
