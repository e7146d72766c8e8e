import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import {
  type AddedGiveaway,
  addEntry,
  addGiveaway,
  endGiveaway,
  makeOld,
  wrongCounters,
} from "../../testing/giveaway-rows.ts";
import type { TestUser } from "../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../testing/unreadable-bodies.ts";

const api = freshApi();
let grower: TestUser;
let voter: TestUser;
let giveaway: AddedGiveaway;
let entry: { readonly id: number; readonly diaryId: number };

beforeEach(async () => {
  grower = await api.addUser({ name: "marta" });
  voter = await api.addUser({ name: "voter" });
  await makeOld(api.database.db);
  giveaway = await addGiveaway(api.database.db);
  entry = await addEntry(api.database.db, giveaway, grower.id);
});

const withdraw = (as: number | null = grower.id, id = giveaway.id, category_id = giveaway.categoryId) =>
  api.request<Schema<"GiveawayParticipation">>("POST", `/giveaways/${id}/withdraw`, {
    as,
    body: { category_id },
  });

describe("POST /giveaways/{id}/withdraw", () => {
  it("takes the entry out with its votes, which voters may give again", async () => {
    const body = { category_id: giveaway.categoryId, contest_id: entry.id };
    await api.request("POST", `/giveaways/${giveaway.id}/vote`, { as: voter.id, body });
    const { status, body: answer } = await withdraw();
    expect(status).toBe(200);
    expect(answer.data).toMatchObject({ cnt_entries: 0, contest_id: null });
    const { body: voters } = await api.request<Schema<"Giveaway">>("GET", `/giveaways/${giveaway.id}`, {
      as: voter.id,
    });
    expect(voters.data).toMatchObject({ cnt_entries: 0, cnt_votes: 0 });
    expect(voters.data.categories[0]?.cnt_votes_left).toBe(3);
    expect(await wrongCounters(api.database)).toEqual([]);
  });

  it("lets the grower enter again, with the same diary or another", async () => {
    await withdraw();
    const body = { category_id: giveaway.categoryId, content_id: entry.diaryId };
    const again = await api.request("POST", `/giveaways/${giveaway.id}/join`, { as: grower.id, body });
    expect(again.status).toBe(200);
  });

  it("changes nothing without an entry, nor for another member's", async () => {
    expect((await withdraw(voter.id)).body.data.cnt_entries).toBe(1);
  });

  it("returns 422 closed after the end, so that the frozen list stays as it is", async () => {
    await endGiveaway(api.database.db, giveaway.id);
    expect((await withdraw()).codes).toEqual(["closed"]);
    const { rows } = await sql`select from giveaway_entry`.execute(api.database.db);
    expect(rows).toHaveLength(1);
  });

  it("returns 422 for an unknown category and 404 for an unknown giveaway", async () => {
    expect((await withdraw(grower.id, giveaway.id, 999)).codes).toEqual(["unknown_reference category_id"]);
    expect((await withdraw(grower.id, 999)).status).toBe(404);
  });

  it("returns 401 to a guest, and 400, 413 and 415 for unreadable bodies", async () => {
    expect((await withdraw(null)).status).toBe(401);
    const url = `/api/giveaways/${giveaway.id}/withdraw`;
    await expectUnreadableRefused({ server: api.server, method: "POST", url, token: grower.token });
  });
});
