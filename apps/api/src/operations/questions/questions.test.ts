import { randomUUID } from "node:crypto";
import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addDiary, addPhoto, addWeek } from "../../testing/diary-rows.ts";
import { addQuestion, addSolution } from "../../testing/question-rows.ts";
import { BUD_ROT, LEAF_TIPS, questionsApi } from "../../testing/questions-api.ts";
import { expectUnreadableRefused } from "../../testing/unreadable-bodies.ts";

const { api, users, ask, read, answer, told } = questionsApi();

describe("POST /problems", () => {
  it("returns 201 with symptoms, photos and the readings of the chosen week", async () => {
    const { db } = api.database;
    const diary = await addDiary(db, { userId: users.asker.id });
    const week = await addWeek(db, diary, { days: 4, faza: 1 });
    const photo = await addPhoto(db, { user_id: users.asker.id });
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
      item_user: { id: users.asker.id },
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
    for (const { id } of [users.expert, users.stranger]) {
      await api.request("POST", `/follows/user/${users.asker.id}`, { as: id });
    }
    await sql`delete from notification`.execute(api.database.db);
    await sql`
      insert into notification_setting (user_id, event, site, mail) values (${users.stranger.id}, 'problem_new', false, false)`.execute(
      api.database.db,
    );
    const { body } = await ask({});
    expect(await told()).toEqual([
      { to: users.expert.id, event: "problem_new", type: "problem", id: body.data.id },
    ]);
  });

  it("writes one question for one key", async () => {
    const headers = { "idempotency-key": "question-1" };
    const send = (title: string) =>
      api.request<Schema<"Problem">>("POST", "/problems", { as: users.asker.id, headers, body: { title } });
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
    const diary = await addDiary(db, { userId: users.stranger.id });
    const photo = await addPhoto(db, { user_id: users.stranger.id });
    expect((await ask({ diary_id: diary })).codes).toEqual(["unknown_reference diary_id"]);
    expect((await ask({ items_photo: [{ id: photo }] })).codes).toEqual(["foreign_photo items_photo.0.id"]);
  });

  it("returns 401 to a guest and refuses unreadable bodies", async () => {
    expect((await ask({}, null)).status).toBe(401);
    await expectUnreadableRefused({
      server: api.server,
      method: "POST",
      url: "/api/problems",
      token: users.asker.token,
    });
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
    const id = await addQuestion(db, { userId: users.asker.id });
    const plain = await addSolution(db, id, { userId: users.stranger.id });
    const liked = await addSolution(db, id, { userId: users.expert.id, columns: { cnt_likes: 3 } });
    const best = await addSolution(db, id, {
      userId: users.expert.id,
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
  const patch = (body: object, as: number | null = users.asker.id) =>
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
    const [one, two] = [
      await addPhoto(db, { user_id: users.asker.id }),
      await addPhoto(db, { user_id: users.asker.id }),
    ];
    await patch({ items_photo: [{ id: one }, { id: two }] });
    expect((await patch({ items_photo: [{ id: two }] })).body.data.items_photo).toMatchObject([{ id: two }]);
    expect((await patch({ items_photo: [{ id: one }] })).codes).toEqual(["removed_photo items_photo.0.id"]);
    expect((await ask({ items_photo: [{ id: two }] })).codes).toEqual(["foreign_photo items_photo.0.id"]);
  });

  it("belongs to the author and moderators", async () => {
    expect((await patch({ text: "x" }, null)).status).toBe(401);
    expect((await patch({ text: "x" }, users.stranger.id)).status).toBe(403);
    expect((await patch({ text: "x" }, users.moderator.id)).status).toBe(200);
    expect((await patch({})).status).toBe(422);
    const remove = (as: number | null) => api.request<{ id: number }>("DELETE", `/problems/${id}`, { as });
    expect((await remove(null)).status).toBe(401);
    expect((await remove(users.stranger.id)).status).toBe(403);
    expect((await remove(users.asker.id)).body.data).toEqual({ id });
    expect((await remove(users.asker.id)).status).toBe(404);
    expect((await read(id, users.asker.id)).status).toBe(404);
    expect((await patch({ text: "x" })).status).toBe(404);
  });
});

describe("POST /problems/{id}/restore", () => {
  const restore = (id: number, as: number | null) =>
    api.request<Schema<"Problem">>("POST", `/problems/${id}/restore`, { as });

  it("returns the question with its answers", async () => {
    const { id } = (await ask({})).body.data;
    await answer(id);
    await api.request("DELETE", `/problems/${id}`, { as: users.asker.id });
    expect((await read(id, users.asker.id)).status).toBe(404);
    const { status, body } = await restore(id, users.asker.id);
    expect([status, body.data]).toMatchObject([200, { id, cnt_solutions: 1, solutions: [{}] }]);
    expect((await read(id)).status).toBe(200);
    expect((await restore(id, users.asker.id)).status).toBe(200);
  });

  it("returns 401 to a guest, 404 to others while it is removed, 403 after", async () => {
    const { id } = (await ask({})).body.data;
    expect((await restore(id, users.stranger.id)).status).toBe(403);
    await api.request("DELETE", `/problems/${id}`, { as: users.asker.id });
    expect((await restore(id, users.stranger.id)).status).toBe(404);
    expect((await restore(id, null)).status).toBe(401);
    expect((await restore(999, users.asker.id)).status).toBe(404);
  });
});

it("shows the setup of the diary unless the asker hides it", async () => {
  const { db } = api.database;
  const diary = await addDiary(db, { userId: users.asker.id });
  const { id, ...shown } = (await ask({ diary_id: diary })).body.data;
  expect(shown).toMatchObject({ is_setup: true, type_soil: 2 });
  const { body } = await api.request<Schema<"Problem">>("PATCH", `/problems/${id}`, {
    as: users.asker.id,
    body: { is_setup: false },
  });
  expect(body.data).toMatchObject({ is_setup: false, type_soil: null, items_equip: [], diary_id: diary });
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
