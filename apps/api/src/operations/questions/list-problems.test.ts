import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addDiary } from "../../testing/diary-rows.ts";
import { BUD_ROT, LEAF_TIPS, questionsApi } from "../../testing/questions-api.ts";

const { api, users, ask, read, answer } = questionsApi();

const list = (query: string, as: number | null = null) =>
  api.request<Schema<"ProblemCardList">>("GET", `/problems?${query}`, { as });
const ids = async (query: string, as: number | null = null) =>
  (await list(query, as)).body.data.items.map(({ id }) => id);

describe("GET /problems", () => {
  let solved: number;
  let open: number;
  let german: number;
  beforeEach(async () => {
    solved = (await ask({ title: "Tips are brown", items_problem_symptom: [LEAF_TIPS, BUD_ROT] })).body.data
      .id;
    open = (await ask({ title: "Brown tips again", items_problem_symptom: [LEAF_TIPS], text: "calmag" })).body
      .data.id;
    german = (await ask({ title: "Braune Spitzen", lang: "de", faza: 1 }, users.stranger.id)).body.data.id;
    const { body } = await answer(solved);
    await api.request("PATCH", `/problems/${solved}/solution/${body.data.sid}`, {
      as: users.asker.id,
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
    expect(await ids(`user_id=${users.stranger.id}`)).toEqual([german]);
    expect(await ids("query=calmag")).toEqual([open]);
    expect(await ids("query=spitzen%20or%20calmag")).toEqual([german, open]);
    expect(await ids("sort=solutions&limit=1")).toEqual([solved]);
  });

  it("lists the reader's language first, then English, then the others, over all pages", async () => {
    const thai = (await ask({ title: "ปลายใบไหม้", lang: "th" })).body.data.id;
    expect(await ids("first_lang=de")).toEqual([german, open, solved, thai]);
    expect(await ids("first_lang=en")).toEqual([open, solved, thai, german]);
    expect(await ids("first_lang=th&limit=2&start=1")).toEqual([open, solved]);
    expect(await ids("first_lang=th&sort=solutions")).toEqual([thai, solved, open, german]);
    expect((await list("first_lang=th&limit=2")).body.data.total).toBe(4);
    expect((await list("first_lang=Thai")).status).toBe(422);
  });

  it("returns 404 for an unknown symptom and 422 for an unknown order", async () => {
    expect((await list("tags=unicorns")).status).toBe(404);
    expect((await list("sort=colour")).status).toBe(422);
  });

  it("lists a hidden question only to its author and moderators", async () => {
    await sql`update problem set is_hidden = true where id = ${german}`.execute(api.database.db);
    expect(await ids(`user_id=${users.stranger.id}`)).toEqual([]);
    expect(await ids(`user_id=${users.stranger.id}`, users.stranger.id)).toEqual([german]);
    expect(await ids(`user_id=${users.stranger.id}`, users.moderator.id)).toEqual([german]);
    expect(await ids("", users.moderator.id)).toEqual([open, solved]);
    expect((await read(german)).status).toBe(404);
    expect((await read(german, users.stranger.id)).status).toBe(200);
    expect((await read(german, users.moderator.id)).status).toBe(200);
  });
});

describe("GET /problems/diary/{id}", () => {
  it("returns the questions of a diary, and 404 for one that is not open", async () => {
    const diary = await addDiary(api.database.db, { userId: users.asker.id });
    const { body } = await ask({ diary_id: diary });
    const of = (as: number | null) =>
      api.request<Schema<"ProblemCardList">>("GET", `/problems/diary/${diary}`, { as });
    expect((await of(null)).body.data.items.map(({ id }) => id)).toEqual([body.data.id]);
    await sql`update diary set visibility = 'private'`.execute(api.database.db);
    expect((await of(null)).status).toBe(404);
    expect((await of(users.asker.id)).body.data.total).toBe(1);
    expect((await read(body.data.id)).body.data).toMatchObject({
      diary_id: null,
      item_diary: null,
      items_equip: [],
    });
    expect((await read(body.data.id, users.asker.id)).body.data.item_diary).toMatchObject({ id: diary });
  });

  it("returns 422 for a limit that is too high", async () => {
    const diary = await addDiary(api.database.db, { userId: users.asker.id });
    expect((await api.request("GET", `/problems/diary/${diary}?limit=1000`)).status).toBe(422);
  });
});
