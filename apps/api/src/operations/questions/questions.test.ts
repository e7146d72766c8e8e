import { randomUUID } from "node:crypto";
import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { repairCounters } from "../../jobs/counters/repair-counters.ts";
import { addDiary, addPhoto, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { addQuestion, addSolution } from "../../testing/question-rows.ts";
import type { TestUser } from "../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../testing/unreadable-bodies.ts";

const api = freshApi();
let asker: TestUser;
let expert: TestUser;
let stranger: TestUser;
let moderator: TestUser;

beforeEach(async () => {
  asker = await api.addUser({ name: "asker" });
  expert = await api.addUser({ name: "expert" });
  stranger = await api.addUser({ name: "stranger" });
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
});

const LEAF_TIPS = { type: "leaf", id: 5 };
const BUD_ROT = { type: "bud", id: 1 };

const ask = (body: object, as: number | null = asker.id) =>
  api.request<Schema<"Problem">>("POST", "/problems", {
    as,
    body: { title: "Why do the tips burn?", ...body },
  });
const read = (id: number | string, as: number | null = null) =>
  api.request<Schema<"Problem">>("GET", `/problems/${id}`, { as });
const list = (query: string, as: number | null = null) =>
  api.request<Schema<"ProblemCardList">>("GET", `/problems?${query}`, { as });
const ids = async (query: string, as: number | null = null) =>
  (await list(query, as)).body.data.items.map(({ id }) => id);
const answer = (id: number, body: object = {}, as: number | null = expert.id) =>
  api.request<Schema<"Solution">>("POST", `/problems/${id}/solution`, {
    as,
    body: { text: "Feed less.", ...body },
  });
const told = async () => {
  const { rows } = await sql`
    select user_id as "to", event, type, content_id as id from notification order by id`.execute(
    api.database.db,
  );
  return rows;
};

describe("POST /problems", () => {
  it("returns 201 with symptoms, photos and the readings of the chosen week", async () => {
    const { db } = api.database;
    const diary = await addDiary(db, { userId: asker.id });
    const week = await addWeek(db, diary, { days: 4, faza: 1 });
    const photo = await addPhoto(db, { user_id: asker.id });
    const { status, body } = await ask({
      title: "  Blätter rollen sich ein  ",
      text: "Since Monday.",
      lang: "de",
      items_problem_symptom: [BUD_ROT, LEAF_TIPS],
      items_photo: [{ id: photo, alt: "Top leaf" }],
      diary_id: diary,
      week_id: week,
      props: { air_temp: 28, air_hum: null },
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      title: "Blätter rollen sich ein",
      link: `/grow-questions/${body.data.id}-blaetter-rollen-sich-ein`,
      lang: "de",
      faza: 1,
      item_user: { id: asker.id },
      items_problem_symptom: [BUD_ROT, LEAF_TIPS],
      items_photo: [{ id: photo, alt: "Top leaf" }],
      item_diary: { id: diary },
      item_week: { id: week, name: "week4" },
      type_soil: 2,
      props: { air_temp: 28 },
      solutions: [],
      is_solved: false,
    });
  });

  it("notifies followers of the asker, not those who turned it off", async () => {
    for (const { id } of [expert, stranger]) {
      await api.request("POST", `/follows/user/${asker.id}`, { as: id });
    }
    await sql`delete from notification`.execute(api.database.db);
    await sql`
      insert into notification_setting (user_id, event, site, mail) values (${stranger.id}, 'problem_new', false, false)`.execute(
      api.database.db,
    );
    const { body } = await ask({});
    expect(await told()).toEqual([
      { to: expert.id, event: "problem_new", type: "problem", id: body.data.id },
    ]);
  });

  it("writes one question for one key", async () => {
    const headers = { "idempotency-key": "question-1" };
    const send = (title: string) =>
      api.request<Schema<"Problem">>("POST", "/problems", { as: asker.id, headers, body: { title } });
    const first = await send("Why do the tips burn?");
    expect((await send("Why do the tips burn?")).body.data.id).toBe(first.body.data.id);
    expect((await send("Something else entirely")).status).toBe(409);
  });

  it.each<[object, string]>([
    [{ title: "Why" }, "too_short title"],
    [{ title: "      " }, "required title"],
    [{ items_problem_symptom: [{ type: "leaf", id: 999 }] }, "unknown_reference items_problem_symptom.0.id"],
    [{ diary_id: 999 }, "unknown_reference diary_id"],
    [{ week_id: 999 }, "unknown_reference week_id"],
    [{ items_photo: [{ id: 999 }] }, "unknown_reference items_photo.0.id"],
  ])("returns 422 for %o", async (body, code) => {
    const answered = await ask(body);
    expect(answered.status).toBe(422);
    expect(answered.codes.join(" ")).toContain(code.split(" ")[1]);
  });

  it("returns 422 for a symptom of an unknown group", async () => {
    expect((await ask({ items_problem_symptom: [{ type: "wing", id: 1 }] })).status).toBe(422);
  });

  it("returns 422 for another user's diary and photo", async () => {
    const { db } = api.database;
    const diary = await addDiary(db, { userId: stranger.id });
    const photo = await addPhoto(db, { user_id: stranger.id });
    expect((await ask({ diary_id: diary })).codes).toEqual(["unknown_reference diary_id"]);
    expect((await ask({ items_photo: [{ id: photo }] })).codes).toEqual(["foreign_photo items_photo.0.id"]);
  });

  it("returns 401 to a guest and refuses unreadable bodies", async () => {
    expect((await ask({}, null)).status).toBe(401);
    await expectUnreadableRefused({
      server: api.server,
      method: "POST",
      url: "/api/problems",
      token: asker.token,
    });
  });
});

describe("GET /problems", () => {
  let solved: number;
  let open: number;
  let german: number;
  beforeEach(async () => {
    solved = (await ask({ title: "Tips are brown", items_problem_symptom: [LEAF_TIPS, BUD_ROT] })).body.data
      .id;
    open = (await ask({ title: "Brown tips again", items_problem_symptom: [LEAF_TIPS], text: "calmag" })).body
      .data.id;
    german = (await ask({ title: "Braune Spitzen", lang: "de", faza: 1 }, stranger.id)).body.data.id;
    const { body } = await answer(solved);
    await api.request("PATCH", `/problems/${solved}/solution/${body.data.sid}`, {
      as: asker.id,
      body: { is_accepted: true },
    });
  });

  it("lists all, newest first, and by every filter", async () => {
    expect(await ids("")).toEqual([german, open, solved]);
    expect(await ids("tags=brown-leaf-tips")).toEqual([open, solved]);
    expect(await ids("tags=brown-leaf-tips&tags=bud-rot")).toEqual([solved]);
    expect(await ids("category=bud")).toEqual([solved]);
    expect(await ids("is_solved=true")).toEqual([solved]);
    expect(await ids("is_solved=false")).toEqual([german, open]);
    expect(await ids("lang=de")).toEqual([german]);
    expect(await ids("faza=1")).toEqual([german]);
    expect(await ids(`user_id=${stranger.id}`)).toEqual([german]);
    expect(await ids("query=calmag")).toEqual([open]);
    expect(await ids("query=spitzen%20or%20calmag")).toEqual([german, open]);
    expect(await ids("sort=solutions&limit=1")).toEqual([solved]);
  });

  it("returns 404 for an unknown symptom and 422 for an unknown order", async () => {
    expect((await list("tags=unicorns")).status).toBe(404);
    expect((await list("sort=colour")).status).toBe(422);
  });

  it("lists a hidden question only to its author and moderators", async () => {
    await sql`update problem set is_hidden = true where id = ${german}`.execute(api.database.db);
    expect(await ids(`user_id=${stranger.id}`)).toEqual([]);
    expect(await ids(`user_id=${stranger.id}`, stranger.id)).toEqual([german]);
    expect(await ids(`user_id=${stranger.id}`, moderator.id)).toEqual([german]);
    expect(await ids("", moderator.id)).toEqual([open, solved]);
    expect((await read(german)).status).toBe(404);
    expect((await read(german, stranger.id)).status).toBe(200);
    expect((await read(german, moderator.id)).status).toBe(200);
  });
});

describe("GET /problems/diary/{id}", () => {
  it("returns the questions of a diary, and 404 for one that is not open", async () => {
    const diary = await addDiary(api.database.db, { userId: asker.id });
    const { body } = await ask({ diary_id: diary });
    const of = (as: number | null) =>
      api.request<Schema<"ProblemCardList">>("GET", `/problems/diary/${diary}`, { as });
    expect((await of(null)).body.data.items.map(({ id }) => id)).toEqual([body.data.id]);
    await sql`update diary set visibility = 'private'`.execute(api.database.db);
    expect((await of(null)).status).toBe(404);
    expect((await of(asker.id)).body.data.total).toBe(1);
    expect((await read(body.data.id)).body.data).toMatchObject({
      diary_id: null,
      item_diary: null,
      items_equip: [],
    });
    expect((await read(body.data.id, asker.id)).body.data.item_diary).toMatchObject({ id: diary });
  });

  it("returns 422 for a limit that is too high", async () => {
    const diary = await addDiary(api.database.db, { userId: asker.id });
    expect((await api.request("GET", `/problems/diary/${diary}?limit=1000`)).status).toBe(422);
  });
});

describe("GET /problems/{id}", () => {
  it("returns similar questions, solved ones first", async () => {
    const { body } = await ask({ items_problem_symptom: [LEAF_TIPS, BUD_ROT] });
    const one = (await ask({ items_problem_symptom: [LEAF_TIPS] })).body.data.id;
    const two = (await ask({ items_problem_symptom: [LEAF_TIPS, BUD_ROT] })).body.data.id;
    const other = (await ask({ items_problem_symptom: [{ type: "pest", id: 1 }] })).body.data.id;
    await sql`update problem set is_solved = true where id = ${one}`.execute(api.database.db);
    const similar = (await read(body.data.id)).body.data.items_similar.map(({ id }) => id);
    expect(similar).toEqual([one, two]);
    expect(similar).not.toContain(other);
  });

  it("takes the id with or without a slug, and returns 404 for others", async () => {
    const id = await addQuestion(api.database.db, { userId: null });
    expect((await read(`${id}-anything`)).body.data).toMatchObject({ id, item_user: null });
    expect((await read(999)).status).toBe(404);
    expect((await read("tips")).status).toBe(404);
  });

  it("orders answers by acceptance and likes, with the accepted answers of their authors", async () => {
    const { db } = api.database;
    const id = await addQuestion(db, { userId: asker.id });
    const plain = await addSolution(db, id, { userId: stranger.id });
    const liked = await addSolution(db, id, { userId: expert.id, columns: { cnt_likes: 3 } });
    const best = await addSolution(db, id, {
      userId: expert.id,
      columns: { is_accepted: true, accept_date: "2026-01-01" },
    });
    const { solutions } = (await read(id)).body.data;
    expect(solutions.map(({ sid, cnt_accepted }) => [sid, cnt_accepted])).toEqual([
      [best, 1],
      [liked, 1],
      [plain, 0],
    ]);
  });
});

describe("PATCH and DELETE /problems/{id}", () => {
  let id: number;
  beforeEach(async () => {
    id = (await ask({ items_problem_symptom: [LEAF_TIPS] })).body.data.id;
  });
  const patch = (body: object, as: number | null = asker.id) =>
    api.request<Schema<"Problem">>("PATCH", `/problems/${id}`, { as, body });

  it("changes what is given and keeps the rest", async () => {
    const { status, body } = await patch({ title: "Tips burn in week 4" });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      link: `/grow-questions/${id}-tips-burn-in-week-4`,
      items_problem_symptom: [LEAF_TIPS],
    });
    expect((await patch({ items_problem_symptom: [] })).body.data.items_problem_symptom).toEqual([]);
  });

  it("removes photos that are left out, and takes no photo twice", async () => {
    const { db } = api.database;
    const [one, two] = [await addPhoto(db, { user_id: asker.id }), await addPhoto(db, { user_id: asker.id })];
    await patch({ items_photo: [{ id: one }, { id: two }] });
    expect((await patch({ items_photo: [{ id: two }] })).body.data.items_photo).toMatchObject([{ id: two }]);
    expect((await patch({ items_photo: [{ id: one }] })).codes).toEqual(["removed_photo items_photo.0.id"]);
    expect((await ask({ items_photo: [{ id: two }] })).codes).toEqual(["foreign_photo items_photo.0.id"]);
  });

  it("belongs to the author and moderators", async () => {
    expect((await patch({ text: "x" }, null)).status).toBe(401);
    expect((await patch({ text: "x" }, stranger.id)).status).toBe(403);
    expect((await patch({ text: "x" }, moderator.id)).status).toBe(200);
    expect((await patch({})).status).toBe(422);
    const remove = (as: number | null) => api.request<{ id: number }>("DELETE", `/problems/${id}`, { as });
    expect((await remove(null)).status).toBe(401);
    expect((await remove(stranger.id)).status).toBe(403);
    expect((await remove(asker.id)).body.data).toEqual({ id });
    expect((await remove(asker.id)).status).toBe(404);
    expect((await read(id, asker.id)).status).toBe(404);
    expect((await patch({ text: "x" })).status).toBe(404);
  });
});

describe("following a question", () => {
  let id: number;
  beforeEach(async () => {
    id = (await ask({ title: "Tips burn in week 4" })).body.data.id;
  });
  const follow = (method: "POST" | "DELETE", as: number | null) =>
    api.request<Schema<"FollowRow">>(method, `/follows/problem/${id}`, { as });

  it("shows it in the list of what is followed, and counts once", async () => {
    const { status, body } = await follow("POST", stranger.id);
    expect([status, body.data]).toMatchObject([
      200,
      { type: "problem", id, name: "Tips burn in week 4", link: `/grow-questions/${id}-tips-burn-in-week-4` },
    ]);
    await follow("POST", stranger.id);
    expect((await read(id, stranger.id)).body.data).toMatchObject({ is_follow: true, cnt_followers: 1 });
    expect((await read(id)).body.data.is_follow).toBe(false);
    const common = await api.request<Schema<"FollowRowList">>(
      "GET",
      `/users/${stranger.id}/following/common`,
      {
        as: stranger.id,
      },
    );
    expect(common.body.data.items.map((row) => row.type)).toEqual(["problem"]);
    expect((await follow("DELETE", stranger.id)).status).toBe(200);
    expect((await read(id, stranger.id)).body.data).toMatchObject({ is_follow: false, cnt_followers: 0 });
    expect(await repairCounters(api.database)).toEqual([]);
  });

  it("notifies followers of an answer once, but not those who muted it", async () => {
    for (const as of [asker.id, stranger.id, moderator.id]) await follow("POST", as);
    await api.request("PATCH", `/follows/problem/${id}`, { as: moderator.id, body: { is_notify: false } });
    await sql`delete from notification`.execute(api.database.db);
    await answer(id);
    expect((await told()).map((row) => (row as { to: number }).to).sort()).toEqual(
      [asker.id, stranger.id].sort(),
    );
  });

  it("notifies the asker of a follower, and returns 404 for a question that is not open", async () => {
    await follow("POST", stranger.id);
    expect(await told()).toEqual([{ to: asker.id, event: "follow", type: "problem", id }]);
    await sql`update problem set is_hidden = true`.execute(api.database.db);
    expect((await follow("POST", expert.id)).status).toBe(404);
    expect((await follow("POST", asker.id)).status).toBe(200);
    expect((await follow("POST", null)).status).toBe(401);
  });
});

describe("POST /problems/{id}/restore", () => {
  const restore = (id: number, as: number | null) =>
    api.request<Schema<"Problem">>("POST", `/problems/${id}/restore`, { as });

  it("returns the question with its answers", async () => {
    const { id } = (await ask({})).body.data;
    await answer(id);
    await api.request("DELETE", `/problems/${id}`, { as: asker.id });
    expect((await read(id, asker.id)).status).toBe(404);
    const { status, body } = await restore(id, asker.id);
    expect([status, body.data]).toMatchObject([200, { id, cnt_solutions: 1, solutions: [{}] }]);
    expect((await read(id)).status).toBe(200);
    expect((await restore(id, asker.id)).status).toBe(200);
  });

  it("returns 401 to a guest, 404 to others while it is removed, 403 after", async () => {
    const { id } = (await ask({})).body.data;
    expect((await restore(id, stranger.id)).status).toBe(403);
    await api.request("DELETE", `/problems/${id}`, { as: asker.id });
    expect((await restore(id, stranger.id)).status).toBe(404);
    expect((await restore(id, null)).status).toBe(401);
    expect((await restore(999, asker.id)).status).toBe(404);
  });
});

it("shows the setup of the diary unless the asker hides it", async () => {
  const { db } = api.database;
  const diary = await addDiary(db, { userId: asker.id });
  const { id, ...shown } = (await ask({ diary_id: diary })).body.data;
  expect(shown).toMatchObject({ is_setup: true, type_soil: 2 });
  const { body } = await api.request<Schema<"Problem">>("PATCH", `/problems/${id}`, {
    as: asker.id,
    body: { is_setup: false },
  });
  expect(body.data).toMatchObject({ is_setup: false, type_soil: null, items_equip: [], diary_id: diary });
});

describe("solutions", () => {
  let id: number;
  beforeEach(async () => {
    id = (await ask({})).body.data.id;
  });
  const patch = (sid: number, body: object, as: number | null) =>
    api.request<Schema<"Solution">>("PATCH", `/problems/${id}/solution/${sid}`, { as, body });
  const remove = (sid: number, as: number | null) =>
    api.request<{ id: number }>("DELETE", `/problems/${id}/solution/${sid}`, { as });

  it("are written by others and by the asker, and counted", async () => {
    const { status, body } = await answer(id);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ text: "Feed less.", item_user: { id: expert.id }, is_accepted: false });
    await answer(id, {}, asker.id);
    expect((await read(id)).body.data.cnt_solutions).toBe(2);
    expect(await repairCounters(api.database)).toEqual([]);
  });

  it("notify the asker and those who answered before", async () => {
    await answer(id, {}, stranger.id);
    await answer(id);
    const row = { event: "solution", type: "problem", id };
    expect(await told()).toEqual([
      { to: asker.id, ...row },
      { to: asker.id, ...row },
      { to: stranger.id, ...row },
    ]);
  });

  it("are accepted by the asker alone, one at a time", async () => {
    const one = (await answer(id)).body.data.sid;
    const two = (await answer(id, {}, stranger.id)).body.data.sid;
    expect((await patch(one, { is_accepted: true }, expert.id)).status).toBe(403);
    expect((await patch(one, { is_accepted: true }, moderator.id)).status).toBe(403);
    expect((await patch(one, { is_accepted: true }, asker.id)).body.data.is_accepted).toBe(true);
    expect((await patch(two, { is_accepted: true }, asker.id)).body.data.is_accepted).toBe(true);
    const { data } = (await read(id)).body;
    expect(data.is_solved).toBe(true);
    expect(data.solutions.map(({ sid, is_accepted }) => [sid, is_accepted])).toEqual([
      [two, true],
      [one, false],
    ]);
    expect((await told()).filter((row) => (row as { event: string }).event === "solution_accepted")).toEqual([
      { to: expert.id, event: "solution_accepted", type: "solution", id: one },
      { to: stranger.id, event: "solution_accepted", type: "solution", id: two },
    ]);
    await patch(two, { is_accepted: false }, asker.id);
    expect((await read(id)).body.data.is_solved).toBe(false);
    expect(await repairCounters(api.database)).toEqual([]);
  });

  it("are edited and deleted by their author and moderators", async () => {
    const { sid } = (await answer(id)).body.data;
    for (const as of [asker.id, stranger.id]) expect((await patch(sid, { text: "x" }, as)).status).toBe(403);
    expect((await patch(sid, { text: "x" }, null)).status).toBe(401);
    expect((await patch(sid, { text: "Feed half." }, expert.id)).body.data.text).toBe("Feed half.");
    expect((await patch(sid, { text: "Feed half!" }, moderator.id)).status).toBe(200);
    expect((await patch(sid, {}, expert.id)).status).toBe(422);
    for (const as of [asker.id, stranger.id]) expect((await remove(sid, as)).status).toBe(403);
    expect((await remove(sid, null)).status).toBe(401);
    await patch(sid, { is_accepted: true }, asker.id);
    expect((await remove(sid, expert.id)).body.data).toEqual({ id: sid });
    expect((await remove(sid, expert.id)).status).toBe(404);
    expect((await read(id)).body.data).toMatchObject({ is_solved: false, cnt_solutions: 0, solutions: [] });
    expect(await repairCounters(api.database)).toEqual([]);
  });

  it("are refused without words, for an unknown question and for guests", async () => {
    expect((await answer(id, { text: "  " })).status).toBe(422);
    expect((await answer(999)).status).toBe(404);
    expect((await answer(id, {}, null)).status).toBe(401);
  });

  it("disappear with their question", async () => {
    const { sid } = (await answer(id)).body.data;
    await api.request("DELETE", `/problems/${id}`, { as: asker.id });
    expect((await patch(sid, { text: "x" }, expert.id)).status).toBe(404);
    expect((await api.request("GET", `/comments/solution/${sid}`)).status).toBe(404);
  });
});

describe("POST /problems/{id}/impressions", () => {
  it("counts each visitor once, and returns 404 for a removed question", async () => {
    const id = await addQuestion(api.database.db, { userId: null });
    const guest = randomUUID();
    const view = async (of: number) => {
      const { status, body } = await api.request<Schema<"Views">>("POST", `/problems/${of}/impressions`, {
        headers: { "x-guest": guest },
      });
      return status === 200 ? body.data.cnt_views : status;
    };
    expect([await view(id), await view(id), await view(999)]).toEqual([1, 1, 404]);
  });
});
