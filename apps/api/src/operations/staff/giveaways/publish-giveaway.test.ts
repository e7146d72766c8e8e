import { beforeEach, describe, expect, it } from "vitest";
import { freshApi } from "../../../testing/fresh-api.ts";
import {
  categoryBody,
  eventsOfGiveaway,
  giveawayDesk,
  giveawayText,
} from "../../../testing/giveaway-desk.ts";
import { addEntry } from "../../../testing/giveaway-rows.ts";
import { inHours } from "../../../testing/post-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../testing/unreadable-bodies.ts";

const api = freshApi();
let moderator: TestUser;
let admin: TestUser;
const { call, create, createOpen, get, publish } = giveawayDesk(api, () => ({ moderator, admin }));

beforeEach(async () => {
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  admin = await api.addUser({ name: "the-admin", access: ["admin", "moderate"] });
});

const deed = (id: number, name: "publish" | "unpublish" | "restore", as = admin.id) =>
  call("POST", `/${id}/${name}`, name === "publish" ? { version: 1 } : undefined, as);
const remove = (id: number, as: number) => call("DELETE", `/${id}`, undefined, as);
const isOut = async (id: number) => (await api.request("GET", `/giveaways/${id}`)).status === 200;
const enter = async (opened: Awaited<ReturnType<typeof get>>) => {
  const categoryId = opened.items_category[0]?.category_id ?? 0;
  await addEntry(api.database.db, { id: opened.id, categoryId }, (await api.addUser()).id);
};

describe("POST /staff/giveaways/{id}/publish", () => {
  it("publishes a giveaway, and purges the lists", async () => {
    const made = await create();
    const { status, body } = await publish(made.id, 1);
    expect([status, body.data.state, body.data.version]).toEqual([200, "running", 2]);
    expect(await isOut(made.id)).toBe(true);
    expect(await eventsOfGiveaway(api, made.id)).toEqual(["staff.create", "staff.update", "giveaway.update"]);
    expect((await publish(made.id, 2)).body.data).toEqual(body.data);
  });

  it("announces a giveaway that begins later", async () => {
    const made = await create({ date_start: inHours(2) });
    expect((await publish(made.id, 1)).body.data.state).toBe("scheduled");
  });

  it("returns 422 with everything that is missing", async () => {
    const bare = await create({
      items_text: [giveawayText({ text: "", rules: "<p></p>" })],
      items_category: [],
    });
    expect((await publish(bare.id, 1)).codes).toEqual([
      ...["required items_text.0.text", "required items_text.0.rules", "required items_category"],
    ]);
    const few = await create({
      items_category: [categoryBody({ cnt_winners: 2 })],
      date_start: inHours(-9),
      date_end: inHours(-1),
    });
    expect((await publish(few.id, 1)).codes).toEqual(["too_few items_prize", "out_of_range date_end"]);
    const mute = await create({ items_category: [categoryBody({ max_votes: 0 })] });
    expect((await publish(mute.id, 1)).codes).toEqual(["out_of_range items_category.0.max_votes"]);
  });

  it("publishes a giveaway whose prizes are only described in its text", async () => {
    const made = await create({ items_prize: [] });
    expect((await publish(made.id, 1)).status).toBe(200);
  });

  it("returns 403 for moderators, 401 for guests, 404 for an unknown one, 409 for an old version", async () => {
    const made = await create();
    expect((await deed(made.id, "publish", moderator.id)).status).toBe(403);
    const guest = { body: { version: 1 } };
    expect((await api.request("POST", `/staff/giveaways/${made.id}/publish`, guest)).status).toBe(401);
    expect((await deed(99, "publish")).status).toBe(404);
    const late = await publish(made.id, 9);
    expect([late.status, late.body.data]).toEqual([409, made]);
  });

  it("returns 400, 413 and 415 for bodies that cannot be read, and 422 for a removed giveaway", async () => {
    const made = await create();
    const url = `/api/staff/giveaways/${made.id}/publish`;
    await expectUnreadableRefused({ server: api.server, method: "POST", url, token: admin.token });
    await remove(made.id, moderator.id);
    expect((await publish(made.id, 2)).codes).toEqual(["closed id"]);
  });
});

describe("POST /staff/giveaways/{id}/unpublish", () => {
  it("takes a giveaway without entries back, and leaves a draft as it is", async () => {
    const open = await createOpen();
    const { body } = await deed(open.id, "unpublish");
    expect([body.data.state, body.data.version, await isOut(open.id)]).toEqual(["draft", 3, false]);
    expect((await eventsOfGiveaway(api, open.id)).at(-1)).toBe("giveaway.update");
    expect((await deed(open.id, "unpublish")).body.data.version).toBe(3);
  });

  it("returns 422 with entries", async () => {
    const open = await createOpen();
    await enter(open);
    const { status, codes, body } = await deed(open.id, "unpublish");
    expect([status, codes, body.details?.[0]?.params]).toEqual([422, ["not_empty id"], { count: 1 }]);
    expect(await isOut(open.id)).toBe(true);
  });

  it("returns 403 for moderators, 401 for guests, 404 for an unknown one, 422 for a removed one", async () => {
    const open = await createOpen();
    expect((await deed(open.id, "unpublish", moderator.id)).status).toBe(403);
    expect((await api.request("POST", `/staff/giveaways/${open.id}/unpublish`)).status).toBe(401);
    expect((await deed(99, "unpublish")).status).toBe(404);
    await remove(open.id, admin.id);
    expect((await deed(open.id, "unpublish")).codes).toEqual(["closed id"]);
  });
});

describe("DELETE /staff/giveaways/{id}", () => {
  it("removes a draft, which a moderator restores", async () => {
    const made = await create();
    expect((await remove(made.id, moderator.id)).body.data).toMatchObject({ state: "removed", version: 2 });
    expect((await remove(made.id, moderator.id)).body.data.version).toBe(2);
    const { body } = await deed(made.id, "restore", moderator.id);
    expect(body.data).toMatchObject({ state: "draft", version: 3 });
    expect((await deed(made.id, "restore", moderator.id)).body.data.version).toBe(3);
    expect(await eventsOfGiveaway(api, made.id)).toEqual(["staff.create", "staff.delete", "staff.restore"]);
  });

  it("removes a published giveaway for admins only, entries or not, and publishes it again where it was", async () => {
    const open = await createOpen();
    await enter(open);
    expect((await remove(open.id, moderator.id)).status).toBe(403);
    expect((await remove(open.id, admin.id)).body.data.state).toBe("removed");
    expect(await isOut(open.id)).toBe(false);
    expect((await eventsOfGiveaway(api, open.id)).slice(-2)).toEqual(["staff.delete", "giveaway.update"]);
    const { body } = await deed(open.id, "restore", moderator.id);
    expect(body.data).toMatchObject({ state: "draft", cnt_entries: 1 });
    expect((await publish(open.id, body.data.version)).body.data.state).toBe("running");
  });

  it("returns 401 for guests and 404 for an unknown giveaway, restore too", async () => {
    const { id } = await create();
    expect((await api.request("DELETE", `/staff/giveaways/${id}`)).status).toBe(401);
    expect((await api.request("POST", `/staff/giveaways/${id}/restore`)).status).toBe(401);
    expect([(await remove(99, admin.id)).status, (await deed(99, "restore")).status]).toEqual([404, 404]);
    expect((await call("DELETE", "/0")).status).toBe(404);
  });
});
