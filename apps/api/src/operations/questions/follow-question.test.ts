import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { repairCounters } from "../../jobs/counters/repair-counters.ts";
import { questionsApi } from "../../testing/questions-api.ts";

const { api, users, ask, read, answer, told } = questionsApi();

describe("following a question", () => {
  let id: number;
  beforeEach(async () => {
    id = (await ask({ title: "Tips burn in week 4" })).body.data.id;
  });
  const follow = (method: "POST" | "DELETE", as: number | null) =>
    api.request<Schema<"FollowRow">>(method, `/follows/problem/${id}`, { as });

  it("shows it in the list of what is followed, and counts once", async () => {
    const { status, body } = await follow("POST", users.stranger.id);
    expect([status, body.data]).toMatchObject([
      200,
      { type: "problem", id, name: "Tips burn in week 4", link: `/grow-questions/${id}-tips-burn-in-week-4` },
    ]);
    await follow("POST", users.stranger.id);
    expect((await read(id, users.stranger.id)).body.data).toMatchObject({
      is_follow: true,
      cnt_followers: 1,
    });
    expect((await read(id)).body.data.is_follow).toBe(false);
    const common = await api.request<Schema<"FollowRowList">>(
      "GET",
      `/users/${users.stranger.id}/following/common`,
      {
        as: users.stranger.id,
      },
    );
    expect(common.body.data.items.map((row) => row.type)).toEqual(["problem"]);
    expect((await follow("DELETE", users.stranger.id)).status).toBe(200);
    expect((await read(id, users.stranger.id)).body.data).toMatchObject({
      is_follow: false,
      cnt_followers: 0,
    });
    expect(await repairCounters(api.database)).toEqual([]);
  });

  it("notifies followers of an answer once, but not those who muted it", async () => {
    for (const as of [users.asker.id, users.stranger.id, users.moderator.id]) await follow("POST", as);
    await api.request("PATCH", `/follows/problem/${id}`, {
      as: users.moderator.id,
      body: { is_notify: false },
    });
    await sql`delete from notification`.execute(api.database.db);
    await answer(id);
    expect((await told()).map((row) => (row as { to: number }).to).sort()).toEqual(
      [users.asker.id, users.stranger.id].sort(),
    );
  });

  it("notifies the asker of a follower, and returns 404 for a question that is not open", async () => {
    await follow("POST", users.stranger.id);
    expect(await told()).toEqual([{ to: users.asker.id, event: "follow", type: "problem", id }]);
    await sql`update problem set is_hidden = true`.execute(api.database.db);
    expect((await follow("POST", users.expert.id)).status).toBe(404);
    expect((await follow("POST", users.asker.id)).status).toBe(200);
    expect((await follow("POST", null)).status).toBe(401);
  });
});
