import { operationTable, type Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { acceptInvitations } from "../../../testing/accept-invitations.ts";
import { addBrand } from "../../../testing/catalogue-rows.ts";
import { builtIds, sampleRequest } from "../../../testing/contract/sample-request.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../testing/unreadable-bodies.ts";

const api = freshApi();
let manager: TestUser;
let second: TestUser;
let grower: TestUser;
let moderator: TestUser;
let brand: number;
let foreign: number;

beforeEach(async () => {
  manager = await api.addUser({ name: "manager" });
  second = await api.addUser({ name: "second" });
  grower = await api.addUser({ name: "grower" });
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  brand = await addBrand(api.database.db, { name: "Loam", managers: [manager.id] });
  foreign = await addBrand(api.database.db, { name: "Ember", section: "seedbank", managers: [second.id] });
});

const get = <Data>(path: string, as: number | null = manager.id) =>
  api.request<Data>("GET", `/brands-manager/${path}`, { as });
const change = (deed: "add" | "remove", body: object, as: number | null = manager.id) =>
  api.request<Schema<"Managers">>("POST", `/brands-manager/${deed}_manager`, { as, body });
/** Invites a grower, who accepts. */
async function add(user: TestUser, role?: Schema<"ManagerRole">): Promise<void> {
  await change("add", { user_id: user.id, brand_id: brand, ...(role === undefined ? {} : { role }) });
  await acceptInvitations(api, user.id);
}
const namesOf = ({ managers }: Schema<"Managers">) => managers.map(({ name }) => name);

describe("the frame of the portal", () => {
  it("has the manager's brands, the chosen one and its managers", async () => {
    const other = await addBrand(api.database.db, { name: "Arbor", managers: [manager.id, second.id] });
    const { body } = await get<Schema<"PortalBase">>("base");
    expect(body.data).toMatchObject({
      brand: { id: other },
      role: "owner",
      rights: ["manage", "edit"],
      managers: [{ name: "manager" }, { name: "second" }],
    });
    expect(body.data.brands.map(({ name }) => name)).toEqual(["Arbor", "Loam"]);
    const chosen = await get<Schema<"PortalBase">>(`base?brand_id=${brand}`);
    expect(chosen.body.data).toMatchObject({ brand: { id: brand }, managers: [{ name: "manager" }] });
  });

  it("is empty for a grower without a brand", async () => {
    const { status, body } = await get<Schema<"PortalBase">>("base", grower.id);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      ...{ brands: [], brand: null, item_request: null, managers: [], role: null, rights: [] },
    });
  });
});

it("the brand's own page has its numbers and managers", async () => {
  await sql`update brand set cnt_products = 3, cnt_diaries = 4, cnt_followers = 5 where id = ${brand}`.execute(
    api.database.db,
  );
  const { body } = await get<Schema<"PortalInformation">>("information");
  expect(body.data).toMatchObject({
    brand: { id: brand, link: "/nutrients/loam", managers: [{ name: "manager" }] },
    cnt_products: 3,
    cnt_diaries: 4,
    cnt_followers: 5,
  });
  const none = await get<Schema<"PortalInformation">>("information", grower.id);
  expect(none.body.data).toEqual({
    brand: null,
    version: null,
    cnt_products: 0,
    cnt_diaries: 0,
    cnt_followers: 0,
  });
});

describe("adding a manager", () => {
  it("invites; without acceptance the grower has no right and is not listed", async () => {
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await change("add", { user_id: grower.id, brand_id: brand });
      expect(status).toBe(200);
      expect(namesOf(body.data)).toEqual(["manager"]);
    }
    expect((await get<Schema<"PortalBase">>("base", grower.id)).body.data.brand).toBeNull();
    expect((await get(`information?brand_id=${brand}`, grower.id)).status).toBe(403);
    const page = await api.request<Schema<"Brand">>("GET", `/brands/${brand}`, { as: manager.id });
    expect(page.body.data.managers?.map(({ name }) => name)).toEqual(["manager"]);
    const { rows } = await sql`select type, params from event`.execute(api.database.db);
    expect(rows).toEqual([
      { type: "brand.invite_manager", params: { invited_id: grower.id, name: "grower" } },
    ]);
  });

  it("grants access once the grower accepts; adding again changes nothing", async () => {
    await add(grower);
    expect(namesOf((await change("add", { user_id: grower.id, brand_id: brand })).body.data)).toEqual([
      "manager",
      "grower",
    ]);
    expect((await get<Schema<"PortalBase">>("base", grower.id)).body.data.brand?.id).toBe(brand);
    const { rows } = await sql`select type, user_id, params from event order by id`.execute(api.database.db);
    expect(rows).toMatchObject([
      { type: "brand.invite_manager", user_id: manager.id },
      {
        type: "brand.add_manager",
        user_id: grower.id,
        params: { manager_id: grower.id, name: "grower" },
      },
    ]);
  });

  it("returns 422 for an unknown or banned grower", async () => {
    expect((await change("add", { user_id: 999 })).codes).toEqual(["unknown_reference user_id"]);
    await sql`update users set is_ban = true where id = ${grower.id}`.execute(api.database.db);
    expect((await change("add", { user_id: grower.id })).status).toBe(422);
    expect((await change("add", {})).codes).toEqual(["required user_id"]);
  });
});

describe("removing a manager", () => {
  it("revokes access; removing another user changes nothing", async () => {
    await add(grower);
    for (let time = 0; time < 2; time += 1) {
      expect(namesOf((await change("remove", { user_id: grower.id })).body.data)).toEqual(["manager"]);
    }
    expect((await get("search?query=a&brand_id=1", grower.id)).status).toBe(403);
  });

  it("allows oneself, but not the last manager", async () => {
    expect((await change("remove", { user_id: manager.id })).codes).toEqual(["last_manager user_id"]);
    await add(grower);
    expect(namesOf((await change("remove", { user_id: manager.id })).body.data)).toEqual(["grower"]);
    expect((await change("remove", { user_id: grower.id })).status).toBe(403);
  });

  it("is rejected for the last owner whose account is not scheduled for deletion", async () => {
    await add(grower, "owner");
    await sql`update account set delete_date = now() + interval '14 days' where user_id = ${grower.id}`.execute(
      api.database.db,
    );
    expect((await change("remove", { user_id: manager.id })).codes).toEqual(["last_manager user_id"]);
    expect((await change("add", { user_id: manager.id, role: "viewer" })).codes).toEqual([
      "last_manager user_id",
    ]);
    expect((await change("remove", { user_id: grower.id })).status).toBe(200);
  });

  it("leaves one manager when two remove each other at once", async () => {
    await add(grower);
    await Promise.all([
      change("remove", { user_id: grower.id, brand_id: brand }, manager.id),
      change("remove", { user_id: manager.id, brand_id: brand }, grower.id),
    ]);
    const { rows } = await sql`select user_id from brand_manager where brand_id = ${brand}`.execute(
      api.database.db,
    );
    expect(rows).toHaveLength(1);
  });
});

describe("roles", () => {
  it("let an editor write and a viewer only read; both may leave", async () => {
    await add(second, "editor");
    await add(grower, "viewer");
    const base = async (as: number) =>
      (await get<Schema<"PortalBase">>(`base?brand_id=${brand}`, as)).body.data;
    expect(await base(second.id)).toMatchObject({ role: "editor", rights: ["edit"] });
    expect(await base(grower.id)).toMatchObject({ role: "viewer", rights: [] });
    const invite = (as: number) =>
      api.request("POST", "/brands-manager/testers/add_tester", {
        as,
        body: { brand_id: brand, user_id: moderator.id },
      });
    expect((await invite(grower.id)).status).toBe(403);
    expect((await invite(second.id)).status).toBe(200);
    expect((await change("add", { user_id: moderator.id, brand_id: brand }, second.id)).status).toBe(403);
    expect((await change("remove", { user_id: manager.id, brand_id: brand }, second.id)).status).toBe(403);
    expect((await change("remove", { user_id: grower.id, brand_id: brand }, grower.id)).status).toBe(200);
  });

  it("change, but one owner stays", async () => {
    expect((await change("add", { user_id: manager.id, role: "viewer" })).codes).toEqual([
      "last_manager user_id",
    ]);
    await add(grower, "owner");
    const { body } = await change("add", { user_id: manager.id, role: "viewer" });
    expect(body.data.managers.map(({ name, role }) => [name, role])).toEqual([
      ["manager", "viewer"],
      ["grower", "owner"],
    ]);
  });

  it("of a viewer refuse every change", async () => {
    await add(grower, "viewer");
    const changes = builtIds.filter(
      (id) =>
        operationTable[id].rights === "manager" &&
        operationTable[id].method !== "GET" &&
        id !== "removeManager",
    );
    for (const id of changes.filter((one) => operationTable[one].body !== "multipart")) {
      const thing = { query: { brand_id: brand }, body: { brand_id: brand, user_id: second.id } };
      const { method, path, body } = sampleRequest(id, thing);
      const { codes } = await api.request(method, path, {
        as: grower.id,
        ...(body === undefined ? {} : { body }),
      });
      expect([id, codes[0]]).toEqual([id, "no_right"]);
    }
  });

  it("let in as many as the plan allows, with those who are invited", async () => {
    await change("add", { user_id: second.id });
    await add(grower);
    expect((await change("add", { user_id: moderator.id })).codes).toEqual(["too_many user_id"]);
  });
});

describe("every operation for managers of a brand", () => {
  const forManagers = builtIds.filter(
    (id) => operationTable[id].rights === "manager" && operationTable[id].body !== "multipart",
  );
  const ask = (id: (typeof forManagers)[number], as: number | null) => {
    const thing = { query: { brand_id: brand }, body: { brand_id: brand, user_id: grower.id } };
    const { method, path, body } = sampleRequest(id, thing);
    return api.request(method, path, { as, ...(body === undefined ? {} : { body }) });
  };

  it.each(forManagers)("%s refuses guests, members and managers of another brand", async (id) => {
    const statuses = [];
    for (const as of [null, grower.id, moderator.id, second.id]) statuses.push((await ask(id, as)).status);
    expect(statuses).toEqual([401, 403, 403, 403]);
  });

  it.each(forManagers)("%s lets an owner of this brand pass", async (id) => {
    expect([401, 403]).not.toContain((await ask(id, manager.id)).status);
  });
});

it("growers are found by the beginning of their name, to be added", async () => {
  const { body } = await get<Schema<"UserShortList">>("search?query=GRO");
  expect(body.data.items.map(({ name }) => name)).toEqual(["grower"]);
  expect((await get<Schema<"UserShortList">>("search?query=%25")).body.data.items).toEqual([]);
  expect((await get("search")).status).toBe(422);
});

it.each(["search?query=gro", "testers/search?query=gro"])("%s finds no discreet growers", async (path) => {
  const names = async () =>
    (await get<Schema<"UserShortList">>(path)).body.data.items.map(({ name }) => name);
  expect(await names()).toEqual(["grower"]);
  await sql`update users set is_discreet = true where name = 'grower'`.execute(api.database.db);
  expect(await names()).toEqual([]);
});

it.each(["base", "information", "search?query=a"])(
  "%s returns 401 to guests and 403 for another user's brand",
  async (path) => {
    expect((await get(path, null)).status).toBe(401);
    const own = path.includes("?") ? "&" : "?";
    expect((await get(`${path}${own}brand_id=${foreign}`)).status).toBe(403);
    expect((await get(`${path}${own}brand_id=999`)).status).toBe(403);
    expect((await get(`${path}${own}brand_id=x`)).status).toBe(422);
  },
);

it.each(["add", "remove"] as const)("to %s managers is for managers of the brand", async (deed) => {
  const body = { user_id: grower.id, brand_id: brand };
  const statuses = [];
  for (const reader of [null, grower.id, second.id, moderator.id])
    statuses.push((await change(deed, body, reader)).status);
  expect(statuses).toEqual([401, 403, 403, 403]);
  const url = `/api/brands-manager/${deed}_manager`;
  await expectUnreadableRefused({ server: api.server, method: "POST", url, token: manager.token });
});
