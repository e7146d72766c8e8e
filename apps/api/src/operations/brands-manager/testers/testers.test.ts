import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { acceptInvitations } from "../../../testing/accept-invitations.ts";
import { addBrand } from "../../../testing/catalogue-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let manager: TestUser;
let grower: TestUser;
let brand: number;

beforeEach(async () => {
  manager = await api.addUser({ name: "manager" });
  grower = await api.addUser({ name: "grower" });
  brand = await addBrand(api.database.db, { name: "Loam", managers: [manager.id] });
});

describe("testers", () => {
  const change = (deed: "add" | "remove", user_id: number, as = manager.id) =>
    api.request<Schema<"BrandTesterList">>("POST", `/brands-manager/testers/${deed}_tester`, {
      as,
      body: { user_id },
    });

  it("are invited once, up to the limit of the plan", async () => {
    for (let time = 0; time < 2; time += 1) {
      expect((await change("add", grower.id)).body.data).toMatchObject({ total: 0, items: [] });
    }
    await change("add", (await api.addUser()).id);
    expect((await change("add", (await api.addUser()).id)).codes).toEqual(["too_many user_id"]);
    expect((await change("add", 999)).codes).toEqual(["unknown_reference user_id"]);
  });

  it("are listed once they accept, and the invitation is gone", async () => {
    await change("add", grower.id);
    await acceptInvitations(api, grower.id);
    expect((await change("add", grower.id)).body.data).toMatchObject({
      total: 1,
      items: [{ state: "invited", item_user: { name: "grower" } }],
    });
    expect(await acceptInvitations(api, grower.id)).toEqual([]);
  });

  it("are notified of the invitation once", async () => {
    for (let time = 0; time < 2; time += 1) await change("add", grower.id);
    const { body } = await api.request<{ items: Schema<"Notification">[] }>(
      "GET",
      `/users/${grower.id}/notifications-g`,
      { as: grower.id },
    );
    expect(body.data.items).toMatchObject([
      {
        channel: "system",
        event: "tester_add",
        item_target: { type: "brand", id: brand },
        link: "/invitations",
        cnt_notifications: 1,
      },
    ]);
  });

  it("are removed once", async () => {
    await change("add", grower.id);
    await acceptInvitations(api, grower.id);
    expect((await change("remove", grower.id)).body.data.total).toBe(0);
    expect((await change("remove", grower.id)).status).toBe(200);
    const { body } = await api.request<Schema<"PortalChangeList">>("GET", "/brands-manager/changes", {
      as: manager.id,
    });
    expect(body.data.items.map(({ type, name }) => [type, name])).toEqual([
      ["brand.remove_tester", "grower"],
      ["brand.add_tester", "grower"],
      ["brand.invite_tester", "grower"],
    ]);
  });

  it("are found by the beginning of their name", async () => {
    const { body } = await api.request<Schema<"TesterCandidateList">>(
      "GET",
      "/brands-manager/testers/search?query=gro",
      {
        as: manager.id,
      },
    );
    expect(body.data.items).toMatchObject([{ name: "grower", cnt_brand_reports: 0, is_tester: false }]);
  });

  it("are found by their exact name before growers with more diaries", async () => {
    const busy = await api.addUser({ name: "grower2" });
    await sql`update users set cnt_reports = 9 where id = ${busy.id}`.execute(api.database.db);
    const { body } = await api.request<Schema<"TesterCandidateList">>(
      "GET",
      "/brands-manager/testers/search?query=Grower",
      { as: manager.id },
    );
    expect(body.data.items.map(({ name }) => name)).toEqual(["grower", "grower2"]);
  });
});
