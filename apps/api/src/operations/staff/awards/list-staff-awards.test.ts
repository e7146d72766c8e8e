import type { Schema } from "@grow/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { awardDesk } from "../../../testing/award-desk.ts";
import { addAward, SEASONS } from "../../../testing/award-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let admin: TestUser;
let moderator: TestUser;

beforeEach(async () => {
  admin = await api.addUser({ name: "admin", access: ["admin"] });
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
});

const { call, create } = awardDesk(api, () => admin);

describe("GET /staff/awards", () => {
  it("lists awards of all years with their states", async () => {
    const { db } = api.database;
    await addAward(db, 2024, SEASONS.results);
    await addAward(db, 2025, SEASONS.open);
    await create();
    const { body } = await call<Schema<"StaffAwardList">>("GET", "", undefined, moderator.id);
    expect(body.data).toMatchObject({
      ...{ total: 3, start: 0, limit: 20 },
      totals: { draft: 1, scheduled: 0, open: 1, ended: 0, announced: 1 },
      items: [
        { year: 2026, state: "draft", cnt_nominations: 2, link: "/awards/2026" },
        { year: 2025, state: "open" },
        { year: 2024, state: "announced" },
      ],
    });
    const years = async (query: string) =>
      (await call<Schema<"StaffAwardList">>("GET", query)).body.data.items.map(({ year }) => year);
    expect(await years("?state=open")).toEqual([2025]);
    expect(await years("?start=1&limit=1")).toEqual([2025]);
    expect((await call("GET", "?state=gone")).codes).toEqual(["not_allowed state"]);
  });
});
