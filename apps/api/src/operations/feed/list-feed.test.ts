import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { publishPosts } from "../../jobs/publish-posts.ts";
import { queriesOf } from "../../testing/count-queries.ts";
import { addDiary, addPhoto, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { addPost, translatePost } from "../../testing/post-rows.ts";
import { addUsedProduct } from "../../testing/review-rows.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let reader: TestUser;
let grower: TestUser;
let other: TestUser;

beforeEach(async () => {
  reader = await api.addUser({ name: "reader" });
  grower = await api.addUser({ name: "grower" });
  other = await api.addUser({ name: "other" });
  await sql`delete from event`.execute(api.database.db);
});

/** @returns the id of the event */
async function happened(
  type: string,
  user: TestUser,
  [content_type, content_id]: readonly [string, number],
  diary_id: number | null = null,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into event (type, user_id, content_type, content_id, diary_id)
    values (${type}, ${user.id}, ${content_type}, ${content_id}, ${diary_id}) returning id`.execute(
    api.database.db,
  );
  return rows[0]?.id ?? 0;
}

/** A diary with a week, and the events of both. */
async function diaryOf(user: TestUser, columns: Record<string, string | boolean> = {}) {
  const { db } = api.database;
  const diary = await addDiary(db, { userId: user.id, columns });
  const week = await addWeek(db, diary, { days: 7, text: "Topped twice." });
  await addPhoto(db, { diary_id: diary, week_id: week });
  await happened("diary.create", user, ["diary", diary], diary);
  return { diary, week, event: await happened("week.create", user, ["week", week], diary) };
}

/** @returns the id of a question by the grower */
async function addQuestion(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into problem (user_id, title, slug, text) values (${grower.id}, 'Why so pale?', 'why', 'Week 3')
    returning id`.execute(api.database.db);
  return rows[0]?.id ?? 0;
}

const follow = (type: string, id: number, user = reader) =>
  sql`insert into follow (user_id, type, content_id) values (${user.id}, ${type}, ${id})`.execute(
    api.database.db,
  );

async function feed(query = "", as: number | null = null) {
  const { status, body } = await api.request<Schema<"FeedEventPage">>("GET", `/feed${query}`, { as });
  return {
    status,
    data: body.data,
    lines: body.data?.items.map(({ event, item_user }) => `${event} ${item_user?.name}`),
  };
}

describe("GET /feed for guests", () => {
  it("returns news of the whole site, newest first, with what they are about", async () => {
    const { week, event } = await diaryOf(grower);
    await happened("like.add", other, ["week", week]);
    const { status, data, lines } = await feed();
    expect([status, lines]).toEqual([200, ["week_new grower", "diary_new grower"]]);
    expect(data).toMatchObject({ total: 2, start: 0, limit: 20, seen_id: null });
    expect(data.items[0]).toMatchObject({
      id: event,
      text: "Topped twice.",
      lang: "en",
      item_week: { id: week, name: "week7" },
      item_diary: { name: "Night Plum" },
      item_photo: { width: 1200 },
      item_target: null,
    });
    expect(data.items[0]?.link).toMatch(/^\/diaries\/\d+-night-plum\/week\/\d+$/);
  });

  it("is empty for what guests follow", async () => {
    await diaryOf(grower);
    expect((await feed("?scope=follow")).lines).toEqual([]);
  });

  it("leaves out private, hidden or removed content and growers", async () => {
    const { db } = api.database;
    await diaryOf(grower, { visibility: "private" });
    await diaryOf(grower, { is_hidden: true });
    const { week } = await diaryOf(grower);
    await sql`update week set is_remove = true, remove_date = now() where id = ${week}`.execute(db);
    expect((await feed()).lines).toEqual(["diary_new grower"]);
    for (const columns of [sql`is_discreet = true`, sql`is_discreet = false, is_ban = true`]) {
      await sql`update users set ${columns} where id = ${grower.id}`.execute(db);
      expect((await feed()).lines).toEqual([]);
    }
  });

  it("has a capped total if there is a further page", async () => {
    await diaryOf(grower);
    await diaryOf(other);
    expect((await feed("?limit=2")).data).toMatchObject({ total: 3, is_total_capped: true });
    const last = await feed("?limit=2&page=2");
    expect(last.lines).toEqual(["week_new grower", "diary_new grower"]);
    expect(last.data).toMatchObject({ total: 4, start: 2 });
    expect(last.data).not.toHaveProperty("is_total_capped");
    expect((await feed("?start=1000")).data).toMatchObject({ items: [], is_total_capped: true });
  });

  it("shows nothing of a later week behind the paywall", async () => {
    const { diary } = await diaryOf(grower, { is_lock: true });
    const later = await addWeek(api.database.db, diary, { days: 14, text: "Secret." });
    await happened("week.create", grower, ["week", later], diary);
    const { data } = await feed();
    expect(data.items[0]).toMatchObject({ item_week: { id: later }, text: "", item_photo: null });
    expect(JSON.stringify((await feed("", grower.id)).data)).not.toContain("Topped");
    expect(JSON.stringify((await feed("?scope=all", grower.id)).data)).toContain("Secret.");
  });

  it("filters by kind", async () => {
    await diaryOf(grower);
    expect((await feed("?event=diary_new")).lines).toEqual(["diary_new grower"]);
    expect((await feed("?event=like_new")).lines).toEqual([]);
    expect((await feed("?event=like_now")).status).toBe(422);
  });

  it("shows questions by their title", async () => {
    const id = await addQuestion();
    await happened("problem.create", grower, ["problem", id]);
    expect((await feed()).data.items[0]).toMatchObject({
      event: "problem_new",
      link: `/grow-questions/${id}-why`,
      item_target: { type: "problem", id, name: "Why so pale?" },
    });
  });

  it("shows a post that has come out as a card in the reader's language, and none that was withdrawn", async () => {
    const { db } = api.database;
    const id = await addPost(db, { slug: "slow-drying", columns: { user_id: grower.id } });
    await translatePost(db, id, "de", { title: "Langsam trocknen", text: "<p>Kühl.</p>" });
    await publishPosts(db);
    const { body } = await api.request<Schema<"FeedEventList">>("GET", "/feed", {
      headers: { "accept-language": "de" },
    });
    expect(body.data.items).toMatchObject([
      { event: "post_new", link: "/journal/slow-drying", item_blog: { id, title: "Langsam trocknen" } },
    ]);
    await sql`update post set view_date = now() + interval '1 hour'`.execute(db);
    expect((await feed()).data.items).toEqual([]);
  });

  it("takes the same number of queries for one event and for many", async () => {
    await diaryOf(grower);
    const one = await queriesOf(api.database, () => feed());
    await diaryOf(other);
    await diaryOf(grower);
    const many = await queriesOf(api.database, () => feed());
    expect(many.length).toBeLessThanOrEqual(Math.max(one.length, 6));
  });

  it.each(["?scope=all", "?scope=follow", "?scope=follow&event=week_new&limit=12"])(
    "sends only prepared statements for the first page of /feed%s",
    async (query) => {
      await diaryOf(grower);
      await happened("problem.create", grower, ["problem", await addQuestion()]);
      await follow("user", grower.id);
      const texts = await queriesOf(api.database, () => feed(query, reader.id));
      const own = texts.filter((text) => !text.includes("from session"));
      expect(own.length).toBeGreaterThan(2);
      expect(own.filter((text) => !text.startsWith("/* prepared */"))).toEqual([]);
    },
  );
});

describe("GET /feed for members", () => {
  const mute = (type: string, id: number) =>
    api.request("PATCH", `/follows/${type}/${id}`, { as: reader.id, body: { is_notify: false } });

  it("leaves out a muted grower, except diaries followed themselves", async () => {
    const followed = await diaryOf(grower);
    await diaryOf(grower);
    await follow("user", grower.id);
    expect((await feed("?scope=follow", reader.id)).lines).toHaveLength(4);
    expect((await mute("user", grower.id)).status).toBe(200);
    expect((await feed("?scope=follow", reader.id)).lines).toEqual([]);
    const { body } = await api.request<{ items: object[] }>("GET", `/users/${reader.id}/following`, {
      as: reader.id,
    });
    expect(body.data.items).toHaveLength(1);
    await follow("diary", followed.diary);
    expect((await feed("?scope=follow", reader.id)).lines).toEqual(["week_new grower", "diary_new grower"]);
  });

  it("leaves out a muted diary of a followed grower", async () => {
    const muted = await diaryOf(grower);
    const shown = await diaryOf(grower);
    await follow("user", grower.id);
    await follow("diary", muted.diary);
    expect((await mute("diary", muted.diary)).status).toBe(200);
    const { data } = await feed("?scope=follow", reader.id);
    expect(data.items.map(({ item_diary }) => item_diary?.id)).toEqual([shown.diary, shown.diary]);
  });

  it("returns news of followed growers and diaries, each once, without their own", async () => {
    const followed = await diaryOf(other);
    await diaryOf(grower);
    await diaryOf(reader);
    await follow("user", grower.id);
    expect((await feed("", reader.id)).lines).toEqual(["week_new grower", "diary_new grower"]);
    await follow("diary", followed.diary);
    await follow("user", other.id);
    expect((await feed("", reader.id)).lines).toHaveLength(4);
    expect((await feed("?scope=all", reader.id)).lines).toHaveLength(6);
  });

  it("returns reviews of followed brands and answers to followed questions, unless they are muted", async () => {
    const { productId, diaryId, brandId: brand } = await addUsedProduct(api.database.db, grower.id);
    const question = await addQuestion();
    await api.request("POST", "/reviews", {
      as: grower.id,
      body: { product_id: productId, diary_id: diaryId, text: "Quiet.", n_general: 9 },
    });
    await api.request("POST", `/problems/${question}/solution`, {
      as: other.id,
      body: { text: "Feed it." },
    });
    expect((await feed("?scope=follow", reader.id)).lines).toEqual([]);
    await follow("brand", brand);
    await follow("problem", question);
    const both = ["solution_new other", "review_new grower"];
    expect((await feed("?scope=follow", reader.id)).lines).toEqual(both);
    expect((await feed("?event=review_new", reader.id)).lines).toEqual(["review_new grower"]);
    // Each once, whichever way it comes.
    await follow("user", grower.id);
    expect((await feed("?scope=follow", reader.id)).lines).toEqual(both);
    await sql`delete from follow where type = 'user'`.execute(api.database.db);
    await mute("brand", brand);
    await mute("problem", question);
    expect((await feed("?scope=follow", reader.id)).lines).toEqual([]);
  });

  it("shows discreet growers to their followers", async () => {
    await diaryOf(grower);
    await sql`update users set is_discreet = true where id = ${grower.id}`.execute(api.database.db);
    await follow("user", grower.id);
    expect((await feed("", reader.id)).lines).toHaveLength(2);
    expect((await feed("?scope=all", reader.id)).lines).toEqual([]);
  });

  it("leaves out growers blocked by the user, or who blocked the user", async () => {
    await diaryOf(grower);
    await diaryOf(other);
    await sql`insert into user_ban (user_id, type, content_id)
      values (${reader.id}, 'user', ${grower.id}), (${other.id}, 'user', ${reader.id})`.execute(
      api.database.db,
    );
    expect((await feed("?scope=all", reader.id)).lines).toEqual([]);
    expect((await feed()).lines).toHaveLength(4);
  });
});

describe("POST /feed/seen", () => {
  const mark = (seen_id: number, as: number | null = reader.id) =>
    api.request<Schema<"FeedSeen">>("POST", "/feed/seen", { as, body: { seen_id } });
  const seen = async () => (await feed("", reader.id)).data.seen_id;

  it("moves the position forward and never back, and only to events that exist", async () => {
    const first = await diaryOf(grower);
    const second = await diaryOf(other);
    expect(await seen()).toBeNull();
    expect((await mark(second.event)).status).toBe(200);
    await mark(first.event);
    await mark(second.event + 1000);
    expect(await seen()).toBe(second.event);
  });

  it("returns 401 to guests and 422 for an invalid id", async () => {
    expect((await mark(1, null)).status).toBe(401);
    expect((await mark(0)).status).toBe(422);
  });
});

describe("GET /users/{id}/updates", () => {
  const updates = (as: number | null, of = reader.id) =>
    api.request<Schema<"FeedEventList">>("GET", `/users/${of}/updates`, { as });

  it("returns the news of what the user follows", async () => {
    await diaryOf(grower);
    await diaryOf(other);
    await follow("user", grower.id);
    const { status, body } = await updates(reader.id);
    expect([status, body.data.items.map(({ event }) => event)]).toEqual([200, ["week_new", "diary_new"]]);
  });

  it("returns 401 for guests and 403 for other users", async () => {
    expect((await updates(null)).status).toBe(401);
    expect((await updates(other.id)).status).toBe(403);
  });
});

describe("GET /users/{id}/activity", () => {
  const activity = async (as: number | null = null, of: string | number = grower.id) => {
    const { status, body } = await api.request<Schema<"FeedEventList">>("GET", `/users/${of}/activity`, {
      as,
    });
    return { status, items: body.data?.items, events: body.data?.items.map(({ event }) => event) };
  };

  it("returns what a grower wrote, said, liked and followed", async () => {
    const { db } = api.database;
    const { diary } = await diaryOf(other);
    await diaryOf(grower);
    const { rows } = await sql<{ id: number }>`
      insert into comment (type, content_id, user_id, text) values ('diary', ${diary}, ${grower.id}, 'Great colour!')
      returning id`.execute(db);
    await sql`
      insert into event (type, user_id, content_type, content_id, diary_id, params) values
      ('comment.create', ${grower.id}, 'diary', ${diary}, ${diary}, ${JSON.stringify({ comment_id: rows[0]?.id })}::jsonb)`.execute(
      db,
    );
    for (const type of ["diary", "week"])
      await api.request("POST", `/likes/${type}/${diary}`, { as: grower.id });
    await api.request("POST", `/follows/user/${other.id}`, { as: grower.id });
    const { items, events } = await activity(null, "GROWER");
    expect(events).toEqual(
      expect.arrayContaining(["follow_new", "like_new", "comment_new", "week_new", "diary_new"]),
    );
    expect(items?.find(({ event }) => event === "comment_new")).toMatchObject({
      text: "Great colour!",
      item_target: { type: "diary", id: diary, name: "Night Plum" },
    });
    expect(items?.find(({ event }) => event === "follow_new")).toMatchObject({
      link: "/grower/other",
      item_target: { name: "other" },
    });
  });

  it("leaves out undone actions, and lists a repeated like once", async () => {
    const { diary } = await diaryOf(other);
    const like = (method: "POST" | "DELETE") =>
      api.request(method, `/likes/diary/${diary}`, { as: grower.id });
    await like("POST");
    await like("DELETE");
    expect((await activity()).events).toEqual([]);
    await like("POST");
    expect((await activity()).events).toEqual(["like_new"]);
  });

  it("shows nothing about private diaries, not even to their author", async () => {
    const { diary } = await diaryOf(grower);
    await api.request("POST", `/likes/diary/${diary}`, { as: grower.id });
    await sql`update diary set visibility = 'private'`.execute(api.database.db);
    expect((await activity()).events).toEqual([]);
    expect((await activity(grower.id)).events).toEqual([]);
  });

  it("returns 404 for an unknown user", async () => {
    expect((await activity(null, "nobody")).status).toBe(404);
  });
});
