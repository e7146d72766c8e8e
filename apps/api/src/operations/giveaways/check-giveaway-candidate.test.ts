import type { Schema } from "@grow/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { addDiary } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { type AddedGiveaway, addGiveaway, endGiveaway, makeOld } from "../../testing/giveaway-rows.ts";
import { inHours } from "../../testing/post-rows.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let grower: TestUser;
let giveaway: AddedGiveaway;
let diary: number;

beforeEach(async () => {
  grower = await api.addUser({ name: "marta" });
  await makeOld(api.database.db);
  giveaway = await addGiveaway(api.database.db);
  diary = await addDiary(api.database.db, { userId: grower.id });
});

const check = (y = diary, as: number | null = grower.id, { id, categoryId } = giveaway) =>
  api.request<Schema<"GiveawayJoinState">>("GET", `/giveaways/${id}/join/${categoryId}/${y}`, { as });

describe("GET /giveaways/{id}/join/{x}/{y}", () => {
  it("says that a thing may enter, and why not once it has", async () => {
    expect((await check()).body.data).toEqual({ can_join: true, reason: null });
    const body = { category_id: giveaway.categoryId, content_id: diary };
    await api.request("POST", `/giveaways/${giveaway.id}/join`, { as: grower.id, body });
    expect((await check()).body.data).toEqual({ can_join: false, reason: "entered_already" });
  });

  it("says that the giveaway has ended or not begun", async () => {
    await endGiveaway(api.database.db, giveaway.id);
    expect((await check()).body.data.reason).toBe("ended");
    const later = await addGiveaway(api.database.db, { columns: { date_start: inHours(1) } });
    expect((await check(diary, grower.id, later)).body.data.reason).toBe("not_begun");
  });

  it("returns 404 for another user's thing, an unknown category and an unknown giveaway, and 401 to a guest", async () => {
    const other = await api.addUser({ name: "other" });
    expect((await check(diary, other.id)).status).toBe(404);
    expect((await check(999)).status).toBe(404);
    expect((await check(diary, grower.id, { ...giveaway, categoryId: 999 })).status).toBe(404);
    expect((await check(diary, grower.id, { ...giveaway, id: 999 })).status).toBe(404);
    expect((await check(diary, null)).status).toBe(401);
  });
});
