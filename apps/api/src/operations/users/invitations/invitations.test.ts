import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { deleteAccount } from "../../../accounts/deletion/delete-account.ts";
import { addBrand } from "../../../testing/catalogue-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../testing/unreadable-bodies.ts";

const api = freshApi();
let grower: TestUser;
let other: TestUser;
let brand: number;

beforeEach(async () => {
  grower = await api.addUser({ name: "grower" });
  other = await api.addUser({ name: "other" });
  brand = await addBrand(api.database.db, { name: "Loam", managers: [other.id] });
});

const run = (statement: ReturnType<typeof sql>) => statement.execute(api.database.db);

/** Inserts an invitation. */
async function invite(kind: "manager" | "tester", role: string | null = null, of = brand): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into brand_invitation (brand_id, user_id, kind, role) values (${of}, ${grower.id}, ${kind}, ${role})
    returning id`.execute(api.database.db);
  return rows[0]?.id ?? 0;
}
const list = (as: number | null = grower.id) =>
  api.request<Schema<"InvitationList">>("GET", `/users/${grower.id}/invitations`, { as });
const answer = (id: number, body: object, as: number | null = grower.id) =>
  api.request<Schema<"Invitation">>("POST", `/users/${grower.id}/invitations/${id}`, { as, body });
const accept = (id: number, as: number | null = grower.id) => answer(id, { state: "accepted" }, as);
const membersOf = async (table: "brand_manager" | "brand_tester") =>
  (
    await sql<{ user_id: number }>`
      select user_id from ${sql.table(table)} where brand_id = ${brand} order by user_id`.execute(
      api.database.db,
    )
  ).rows.map(({ user_id }) => user_id);

describe("GET /users/{id}/invitations", () => {
  it("lists brand, kind and role, the newest first", async () => {
    await invite("tester");
    await run(sql`update brand_invitation set add_date = now() - interval '1 day'`);
    await invite("manager", "editor");
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      total: 2,
      items: [
        { kind: "manager", role: "editor", item_brand: { name: "Loam", link: "/nutrients/loam" } },
        { kind: "tester", role: null, item_brand: { id: brand } },
      ],
    });
  });

  it("leaves out answered and expired ones, and those of removed brands", async () => {
    await answer(await invite("manager", "viewer"), { state: "declined" });
    await invite("tester");
    await run(sql`update brand_invitation set add_date = now() - interval '30 days' where kind = 'tester'`);
    const gone = await addBrand(api.database.db, { name: "Ember" });
    await invite("tester", null, gone);
    await run(sql`update brand set is_remove = true, remove_date = now() where id = ${gone}`);
    expect((await list()).body.data).toMatchObject({ total: 0, items: [] });
  });

  it("returns 401 to guests, 403 to others, 404 and 422 for bad paths and queries", async () => {
    expect([(await list(null)).status, (await list(other.id)).status]).toEqual([401, 403]);
    const get = async (path: string) => (await api.request("GET", path, { as: grower.id })).status;
    expect(await get("/users/%20/invitations")).toBe(404);
    expect(await get(`/users/${grower.id}/invitations?limit=0`)).toBe(422);
  });
});

describe("POST /users/{id}/invitations/{invitation}", () => {
  it("makes a manager with the role, and a tester", async () => {
    const { status, body } = await accept(await invite("manager", "viewer"));
    expect([status, body.data.role]).toEqual([200, "viewer"]);
    const base = await api.request<Schema<"PortalBase">>("GET", "/brands-manager/base", { as: grower.id });
    expect(base.body.data).toMatchObject({ brand: { id: brand }, role: "viewer", rights: [] });
    expect(await membersOf("brand_tester")).toEqual([]);
    await accept(await invite("tester"));
    expect(await membersOf("brand_tester")).toEqual([grower.id]);
    expect((await list()).body.data.total).toBe(0);
  });

  it("declines without any right, and takes no other answer afterwards", async () => {
    const id = await invite("manager", "owner");
    expect((await answer(id, { state: "declined" })).status).toBe(200);
    expect(await membersOf("brand_manager")).toEqual([other.id]);
    expect((await accept(id)).status).toBe(404);
    const changes = await api.request<Schema<"PortalChangeList">>("GET", "/brands-manager/changes", {
      as: other.id,
    });
    expect(changes.body.data.items).toMatchObject([
      { type: "brand.decline_invitation", name: "grower", item_user: { name: "grower" } },
    ]);
  });

  it("returns 404 for one that expired, and for another user's", async () => {
    const id = await invite("tester");
    const path = `/users/${other.id}/invitations/${id}`;
    const body = { state: "accepted" };
    expect((await api.request("POST", path, { as: other.id, body })).status).toBe(404);
    await run(sql`update brand_invitation set add_date = now() - interval '30 days'`);
    expect((await accept(id)).status).toBe(404);
    expect(await membersOf("brand_tester")).toEqual([]);
  });

  it("returns 422 when the brand has as many people as its plan allows, and keeps the invitation", async () => {
    const id = await invite("tester");
    for (let time = 0; time < 2; time += 1) {
      const { id: tester } = await api.addUser();
      await run(sql`insert into brand_tester (brand_id, user_id) values (${brand}, ${tester})`);
    }
    expect((await accept(id)).codes).toEqual(["too_many state"]);
    expect((await list()).body.data.total).toBe(1);
  });

  it("lets only one of two into the last place", async () => {
    await run(
      sql`insert into brand_manager (brand_id, user_id) values (${brand}, ${(await api.addUser()).id})`,
    );
    const mine = await invite("manager", "editor");
    const { rows } = await sql<{ id: number }>`
      insert into brand_invitation (brand_id, user_id, kind, role)
      values (${brand}, ${(await api.addUser({ name: "third" })).id}, 'manager', 'editor')
      returning id, user_id`.execute(api.database.db);
    const [theirs] = rows as { id: number; user_id: number }[];
    const answers = await Promise.all([
      accept(mine),
      api.request("POST", `/users/${theirs?.user_id}/invitations/${theirs?.id}`, {
        as: theirs?.user_id ?? 0,
        body: { state: "accepted" },
      }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await membersOf("brand_manager")).toHaveLength(3);
  });

  it("deletes the unread notification", async () => {
    const invited = await api.request("POST", "/brands-manager/testers/add_tester", {
      as: other.id,
      body: { user_id: grower.id },
    });
    expect(invited.status).toBe(200);
    const unread = async () =>
      (
        await api.request<Schema<"NotificationNumbers">>(
          "GET",
          `/users/${grower.id}/notifications-g/numbers/v2`,
          { as: grower.id },
        )
      ).body.data.total;
    expect(await unread()).toBe(1);
    await accept((await list()).body.data.items[0]?.id ?? 0);
    expect(await unread()).toBe(0);
  });

  it("refuses bad bodies, guests and others", async () => {
    const id = await invite("tester");
    expect((await answer(id, {})).codes).toEqual(["required state"]);
    expect((await answer(id, { state: "later" })).status).toBe(422);
    expect([(await accept(id, null)).status, (await accept(id, other.id)).status]).toEqual([401, 403]);
    const url = `/api/users/${grower.id}/invitations/${id}`;
    await expectUnreadableRefused({ server: api.server, method: "POST", url, token: grower.token });
  });
});

it("deleting an account deletes its invitations", async () => {
  await invite("manager", "editor");
  await api.database.db.transaction().execute((tx) => deleteAccount(tx, grower.id, null));
  expect((await run(sql`select from brand_invitation`)).rows).toEqual([]);
});
