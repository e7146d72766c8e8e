import type { Schema } from "@grow/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { addAward, addNomination, confirmEmails, setSeason, setVotes } from "../../testing/award-rows.ts";
import { addDiary } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let voter: TestUser;
let diaries: number[];
let nomination: number;

beforeEach(async () => {
  const { db } = api.database;
  voter = await api.addUser({ name: "voter" });
  await confirmEmails(db);
  diaries = [];
  for (const name of ["Plum", "Lantern", "Glass"]) diaries.push(await addDiary(db, { userId: null, name }));
  await addAward(db);
  nomination = await addNomination(db, { candidates: diaries });
  await setVotes(db, nomination, { [diaries[1] ?? 0]: 5, [diaries[2] ?? 0]: 2 });
});

const list = async (query = "", as: number | null = null, id = nomination, year = 2026) =>
  await api.request<Schema<"AwardVoteList">>("GET", `/awards/${year}/${id}/votes?${query}`, { as });

describe("GET /awards/{x}/{y}/votes", () => {
  it("returns every candidate once without counts until the results, and tells a user their own vote", async () => {
    await api.request("POST", `/awards/2026/${nomination}/votes`, {
      as: voter.id,
      body: { content_id: diaries[0] },
    });
    for (const as of [null, voter.id]) {
      const pages = [await list("limit=2", as), await list("limit=2&start=2", as)];
      const items = pages.flatMap(({ body }) => body.data.items);
      expect(items.map(({ content_id }) => content_id).toSorted()).toEqual(diaries.toSorted());
      expect(items.every(({ cnt_votes }) => cnt_votes === null)).toBe(true);
      expect(items.filter(({ is_my }) => is_my).map(({ content_id }) => content_id)).toEqual(
        as === null ? [] : [diaries[0]],
      );
      expect(pages[0]?.body.data).toMatchObject({ total: 3, start: 0, limit: 2 });
    }
  });

  it("returns counts with the results, most votes first", async () => {
    await setSeason(api.database.db, "results");
    const { items, total } = (await list()).body.data;
    expect(total).toBe(3);
    expect(items.map(({ content_id, cnt_votes }) => [content_id, cnt_votes])).toEqual([
      [diaries[1], 5],
      [diaries[2], 2],
      [diaries[0], 0],
    ]);
    expect((await list("start=1&limit=1")).body.data.items[0]).toEqual({
      ...{ year: 2026, nomination_id: nomination, content_id: diaries[2], cnt_votes: 2, is_my: false },
    });
  });

  it("returns 404 for a year without awards, an unknown nomination, and one of another year", async () => {
    await addAward(api.database.db, 2025);
    expect((await list("", null, nomination, 2024)).status).toBe(404);
    expect((await list("", null, 999)).status).toBe(404);
    expect((await list("", null, nomination, 2025)).status).toBe(404);
  });

  it("returns 422 for a limit that is too high", async () => {
    expect((await list("limit=1000")).status).toBe(422);
  });
});
