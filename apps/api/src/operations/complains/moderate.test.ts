import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { insertSamples } from "../../db/testing/insert-samples.ts";
import { addComment } from "../../testing/comment-rows.ts";
import { queriesOf } from "../../testing/count-queries.ts";
import { addDiary } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../testing/unreadable-bodies.ts";
import { readComplaints } from "./queries.ts";

const api = freshApi();
let grower: TestUser;
let reader: TestUser;
let moderator: TestUser;
let diary: number;
let comment: number;

beforeEach(async () => {
  grower = await api.addUser({ name: "grower" });
  reader = await api.addUser({ name: "reader" });
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  diary = await addDiary(api.database.db, { userId: grower.id });
  comment = await addComment(api.database.db, {
    content_id: diary,
    user_id: grower.id,
    text: "Cheap lamps.",
  });
});

const complain = (target: string, as: number, text = "") =>
  api.request("POST", `/complains/${target}`, { as, body: { reason: "spam", text } });
const list = (query = "", as: number | null = moderator.id) =>
  api.request<Schema<"ComplaintList">>("GET", `/complains?${query}`, { as });
const close = (id: number | string, state: string, as: number | null = moderator.id) =>
  api.request<Schema<"Complaint">>("PATCH", `/complains/${id}`, { as, body: { state } });

describe("the queue of complaints", () => {
  it("lists open complaints, oldest first, with text and link of the thing", async () => {
    await complain(`comment/${comment}`, reader.id, "A shop.");
    await complain(`user/${grower.id}`, reader.id);
    await complain(`comment/${comment}`, moderator.id);
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ total: 3, start: 0, limit: 20 });
    expect(body.data.items[0]).toMatchObject({
      type: "comment",
      content_id: comment,
      reason: "spam",
      text: "A shop.",
      state: "open",
      close_date: null,
      item_user: { name: "reader" },
      link: `/diaries/${diary}-night-plum?comment=${comment}`,
      excerpt: "Cheap lamps.",
      cnt_open: 2,
    });
    expect(body.data.items[1]).toMatchObject({
      type: "user",
      link: "/grower/grower",
      excerpt: "grower",
      cnt_open: 1,
    });
    expect((await list("start=1&limit=1")).body.data.items).toHaveLength(1);
  });

  it("lists closed ones separately, and none about chats", async () => {
    await complain(`comment/${comment}`, reader.id);
    await sql`insert into complaint (type, content_id, user_id, reason) values ('message', 1, ${reader.id}, 'spam')`.execute(
      api.database.db,
    );
    const first = (await list()).body.data.items[0]?.id ?? 0;
    expect((await list()).body.data.total).toBe(1);
    await close(first, "rejected");
    expect((await list()).body.data.items).toEqual([]);
    expect((await list("state=rejected")).body.data.items).toMatchObject([{ id: first, state: "rejected" }]);
    expect((await list("state=accepted")).body.data.total).toBe(0);
  });

  it("names every kind of thing", async () => {
    const types = [
      "problem",
      "solution",
      "video",
      "review",
      "blog",
      "brand",
      "product",
      "strain",
      "giveaway",
    ];
    await api.reset();
    await insertSamples(api.database.pool);
    await sql`delete from complaint`.execute(api.database.db);
    for (const type of types) {
      await sql`insert into complaint (type, content_id, user_id, reason) values (${type}, 1, 1, 'wrong')`.execute(
        api.database.db,
      );
    }
    const rows = await readComplaints(api.database.db, { state: "open", start: 0, limit: 20 });
    expect(rows.map(({ type }) => type)).toEqual(types);
    for (const { link, excerpt } of rows) {
      expect(link).toMatch(/^\/[a-z-]+\//);
      expect(typeof excerpt).toBe("string");
    }
  });

  it("returns 403 to others", async () => {
    expect((await list("", null)).status).toBe(401);
    expect((await list("", reader.id)).status).toBe(403);
    expect((await list("state=all")).status).toBe(422);
    const queries = await queriesOf(api.database, () => list());
    expect(queries.length).toBeLessThanOrEqual(4);
  });
});

describe("closing a complaint", () => {
  it("closes all open complaints about the same thing, and names the moderator", async () => {
    await complain(`comment/${comment}`, reader.id);
    await complain(`comment/${comment}`, grower.id);
    await complain(`diary/${diary}`, reader.id);
    const first = (await list()).body.data.items[0]?.id ?? 0;
    const { status, body } = await close(first, "accepted");
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: first, state: "accepted", cnt_open: 0 });
    expect((await list()).body.data.items).toMatchObject([{ type: "diary" }]);
    const { rows } = await sql`select distinct moderator_id from complaint where state = 'accepted'`.execute(
      api.database.db,
    );
    expect(rows).toEqual([{ moderator_id: moderator.id }]);
    expect((await close(first, "rejected")).body.data.state).toBe("accepted");
  });

  it("returns 403 to others, 404 for an unknown complaint, and 422 for unknown values", async () => {
    await complain(`comment/${comment}`, reader.id);
    const id = (await list()).body.data.items[0]?.id ?? 0;
    expect((await close(id, "accepted", null)).status).toBe(401);
    expect((await close(id, "accepted", reader.id)).status).toBe(403);
    expect((await close(999, "accepted")).status).toBe(404);
    expect((await close("x", "accepted")).status).toBe(404);
    expect((await close(id, "open")).codes).toEqual(["not_allowed state"]);
    await expectUnreadableRefused({
      server: api.server,
      method: "PATCH",
      url: `/api/complains/${id}`,
      token: moderator.token,
    });
  });
});
