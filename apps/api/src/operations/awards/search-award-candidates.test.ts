import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addAward, addNomination, setSeason, setVotes } from "../../testing/award-rows.ts";
import { addDiary } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { testApi } from "../../testing/test-api.ts";

const api = freshApi();
let diaries: number[];
let nomination: number;
const NAMES = ["Night Plum", "Plum under glass", "100% Balcony"];

beforeEach(async () => {
  const { db } = api.database;
  const author = await api.addUser({ name: "plumber" });
  diaries = [];
  for (const name of NAMES) diaries.push(await addDiary(db, { userId: author.id, name }));
  await addAward(db);
  nomination = await addNomination(db, { candidates: diaries });
  await addNomination(db, { content_type: "user", candidates: [author.id] });
  await setVotes(db, nomination, { [diaries[0] ?? 0]: 3 });
});

const search = (words: string, query = "") =>
  api.request<Schema<"AwardCandidateList">>("GET", `/ref/awards/${encodeURIComponent(words)}?${query}`);
const names = async (words: string, query = `nomination_id=${nomination}`) =>
  (await search(words, query)).body.data.items.map(({ name }) => name);

describe("GET /ref/awards/{s}", () => {
  it("finds candidates of a nomination by all words, those that begin with them first", async () => {
    expect(await names("plum")).toEqual(["Plum under glass", "Night Plum"]);
    expect(await names("  NIGHT   plu ")).toEqual(["Night Plum"]);
    expect(await names("night glass")).toEqual([]);
    expect(await names("0%")).toEqual(["100% Balcony"]);
    expect(await names("0_")).toEqual([]);
  });

  it("counts more matches than it returns", async () => {
    const { body } = await search("plum", `nomination_id=${nomination}&limit=1`);
    expect(body.data).toMatchObject({ total: 2, start: 0, limit: 1, items: [{ name: "Plum under glass" }] });
  });

  it("finds candidates of the newest awards without a nomination, without numbers", async () => {
    expect(await names("plum", "")).toEqual(["Plum under glass", "plumber", "Night Plum"]);
    await setSeason(api.database.db, "results");
    const { items } = (await search("night")).body.data;
    expect(items).toMatchObject([{ name: "Night Plum", cnt_votes: null, percent: null, place: null }]);
  });

  it("returns numbers of a nomination only with the results", async () => {
    const numbers = async () => {
      const [found] = (await search("night", `nomination_id=${nomination}`)).body.data.items;
      return [found?.cnt_votes, found?.percent, found?.place];
    };
    expect(await numbers()).toEqual([null, null, null]);
    await setSeason(api.database.db, "results");
    expect(await numbers()).toEqual([3, 100, 1]);
  });

  it("leaves out what is not public", async () => {
    await sql`update diary set visibility = 'private' where name = 'Night Plum'`.execute(api.database.db);
    expect(await names("night")).toEqual([]);
  });

  it("returns 404 for a nomination of unpublished awards and an unknown one, and without awards", async () => {
    expect((await search("plum", "nomination_id=999")).status).toBe(404);
    await sql`update award set is_publish = false`.execute(api.database.db);
    expect((await search("plum", `nomination_id=${nomination}`)).status).toBe(404);
    expect((await search("plum")).status).toBe(404);
  });

  it("returns 404 for a text without a word and one that is too long, and 422 for a limit that is too high", async () => {
    expect((await search(" ")).status).toBe(404);
    expect((await search("x".repeat(101))).status).toBe(404);
    expect((await search("plum", "limit=50")).status).toBe(422);
  });
});

describe("searches in awards", () => {
  it("are limited", async () => {
    const limited = await testApi({ hasLimits: true });
    await addAward(limited.database.db);
    const statuses = new Set<number>();
    for (let index = 0; index < 400 && !statuses.has(429); index += 1) {
      statuses.add((await limited.request("GET", "/ref/awards/plum")).status);
    }
    expect(statuses).toEqual(new Set([200, 429]));
  });
});
