import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { repairCounters } from "../../jobs/counters/repair-counters.ts";
import { addDiary, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let grower: TestUser;
let writer: TestUser;
let moderator: TestUser;
let diary: number;
let on: string;

beforeEach(async () => {
  grower = await api.addUser({ name: "grower" });
  writer = await api.addUser({ name: "writer" });
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  diary = await addDiary(api.database.db, { userId: grower.id });
  on = `diary/${diary}`;
  await repairCounters(api.database);
});

async function write(text: string, parent_id: number | null = null, as = writer.id): Promise<number> {
  const { body } = await api.request<Schema<"Comment">>("POST", `/comments/${on}`, {
    as,
    body: { text, parent_id },
  });
  return body.data.id;
}
const remove = (id: number | string, as: number | null = writer.id) =>
  api.request<Schema<"Removed">>("DELETE", `/comments/${id}`, { as });
const restore = (id: number | string, as: number | null = writer.id) =>
  api.request<Schema<"Comment">>("POST", `/comments/${id}/restore`, { as });
const list = async () =>
  (await api.request<Schema<"CommentList">>("GET", `/comments/${on}`)).body.data.items.map(
    ({ text, is_remove, replies }) => [
      is_remove ? "removed" : text,
      ...replies.items_comment.map((reply) => reply.text),
    ],
  );
const count = async () => {
  const { rows } = await sql<{ cnt_comments: number }>`
    select cnt_comments from diary where id = ${diary}`.execute(api.database.db);
  return rows[0]?.cnt_comments;
};
const everyNumberIsRight = async () => expect(await repairCounters(api.database)).toEqual([]);

describe("a removed comment", () => {
  it("is no longer listed or counted", async () => {
    const id = await write("One");
    await write("Two");
    const { status, body } = await remove(id);
    expect([status, body.data]).toEqual([200, { id }]);
    expect(await list()).toEqual([["Two"]]);
    expect(await count()).toBe(1);
    await everyNumberIsRight();
    const { rows } = await sql`
      select type, content_type, content_id, params from event order by id desc limit 1`.execute(
      api.database.db,
    );
    expect(rows).toEqual([
      {
        type: "comment.delete",
        content_type: "diary",
        content_id: diary,
        params: { comment_id: id, parent_id: null },
      },
    ]);
  });

  it("stays as a placeholder while it has replies", async () => {
    const id = await write("Parent");
    const reply = await write("Reply", id, grower.id);
    await remove(id);
    expect(await list()).toEqual([["removed", "Reply"]]);
    expect(await count()).toBe(1);
    await remove(reply, grower.id);
    expect(await list()).toEqual([]);
    expect(await count()).toBe(0);
    await everyNumberIsRight();
  });

  it("cannot be replied to, edited, liked or removed again", async () => {
    const id = await write("Parent");
    await write("Reply", id, grower.id);
    await remove(id);
    const answer = await api.request("POST", `/comments/${on}`, {
      as: grower.id,
      body: { text: "x", parent_id: id },
    });
    expect(answer.codes).toEqual(["unknown_reference parent_id"]);
    expect((await api.request("POST", `/likes/comment/${id}`, { as: grower.id })).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  });
});

describe("restoring a comment", () => {
  it("restores its place, replies and counters", async () => {
    const id = await write("Parent");
    await write("Reply", id, grower.id);
    await remove(id);
    const { status, body } = await restore(id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id, text: "Parent", is_remove: false, cnt_childs: 1 });
    expect(await list()).toEqual([["Parent", "Reply"]]);
    expect(await count()).toBe(2);
    await everyNumberIsRight();
    const { rows } = await sql`select type from event order by id desc limit 2`.execute(api.database.db);
    expect(rows).toEqual([{ type: "comment.restore" }, { type: "comment.delete" }]);
  });

  it("returns the parent comment for a reply", async () => {
    const parent = await write("Parent");
    const reply = await write("Reply", parent, grower.id);
    await remove(reply, grower.id);
    expect((await restore(reply, grower.id)).body.data).toMatchObject({
      id: parent,
      cnt_childs: 1,
      replies: { items_comment: [{ id: reply }] },
    });
    await everyNumberIsRight();
  });

  it("changes nothing if it was not removed", async () => {
    const id = await write("One");
    expect((await restore(id)).status).toBe(200);
    expect(await count()).toBe(1);
    const { rows } = await sql`select type from event`.execute(api.database.db);
    expect(rows).toEqual([{ type: "comment.create" }]);
  });

  it("returns 404 after 30 days", async () => {
    const id = await write("One");
    await remove(id);
    await sql`update comment set remove_date = now() - interval '31 days'`.execute(api.database.db);
    expect((await restore(id)).status).toBe(404);
  });

  it("is for the author and moderators, and for moderators only if one of them removed it", async () => {
    const id = await write("One");
    await remove(id);
    expect((await restore(id, null)).status).toBe(401);
    expect((await restore(id, grower.id)).status).toBe(404);
    expect((await restore(id, moderator.id)).status).toBe(200);
    expect((await restore(id, grower.id)).status).toBe(403);
    await remove(id, moderator.id);
    expect((await restore(id)).status).toBe(403);
    expect((await restore(id, moderator.id)).status).toBe(200);
    expect((await restore(999)).status).toBe(404);
  });
});

it("DELETE /comments/{id} is for the author and moderators", async () => {
  const id = await write("One");
  expect((await remove(id, null)).status).toBe(401);
  expect((await remove(id, grower.id)).status).toBe(403);
  expect((await remove(999)).status).toBe(404);
  expect((await remove("x")).status).toBe(404);
  expect((await remove(id, moderator.id)).status).toBe(200);
});

describe("concurrent requests", () => {
  it("remove a comment from the counters once, and restore it once", async () => {
    const id = await write("One");
    await write("Two");
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => remove(id)))).map(
      (one) => one.status,
    );
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 404)).toBe(true);
    expect(await count()).toBe(1);
    await Promise.all(Array.from({ length: 6 }, () => restore(id)));
    expect(await count()).toBe(2);
    await everyNumberIsRight();
  });

  it("to write, reply, like and remove leave all counters correct", async () => {
    const parents = [await write("A"), await write("B")];
    const deeds = Array.from({ length: 24 }, (_, index) => {
      const parent = parents[index % 2] ?? 0;
      const as = index % 3 === 0 ? writer.id : grower.id;
      if (index % 4 === 0) return api.request("POST", `/likes/comment/${parent}`, { as });
      if (index % 4 === 1) return remove(parent, moderator.id);
      if (index % 4 === 2) return restore(parent, moderator.id);
      return api.request("POST", `/comments/${on}`, { as, body: { text: "x", parent_id: parent } });
    });
    for (const { status } of await Promise.all(deeds)) expect(status).toBeLessThan(500);
    await everyNumberIsRight();
  });
});

describe("a week removed during a new comment", () => {
  it("removes or rejects the comment, leaves the diary's counters correct, and restores everything", async () => {
    for (let round = 0; round < 6; round += 1) {
      const week = await addWeek(api.database.db, diary, { days: round + 1 });
      on = `week/${week}`;
      const earlier = await write("Earlier");
      const [gone, ...others] = await Promise.all([
        api.request("DELETE", `/diaries/${diary}/weeks/${week}`, { as: grower.id }),
        ...["One", "Two", "Three"].map((text) =>
          api.request<Schema<"Comment">>("POST", `/comments/${on}`, { as: writer.id, body: { text } }),
        ),
        api.request("POST", `/likes/${on}`, { as: writer.id }),
        remove(earlier),
      ]);
      expect(gone?.status).toBe(200);
      for (const { status, codes } of others) {
        if (status === 404) expect(codes).toEqual(["not_found"]);
        else expect([200, 201]).toContain(status);
      }
      await everyNumberIsRight();
      const taken = others.flatMap(({ status, body }) =>
        status === 201 ? [(body.data as Schema<"Comment">).text] : [],
      );
      expect((await api.request("GET", `/comments/${on}`)).status).toBe(404);
      await api.request("POST", `/diaries/${diary}/weeks/${week}/restore`, { as: grower.id });
      const back = (await list()).flat().filter((text) => text !== "Earlier");
      expect(back.sort()).toEqual(taken.sort());
    }
  });
});
