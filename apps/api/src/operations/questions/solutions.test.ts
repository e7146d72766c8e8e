import type { Schema } from "@grow/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { repairCounters } from "../../jobs/counters/repair-counters.ts";
import { questionsApi } from "../../testing/questions-api.ts";

const { api, users, ask, read, answer, told } = questionsApi();

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
    expect(body.data).toMatchObject({
      text: "Feed less.",
      item_user: { id: users.expert.id },
      is_accepted: false,
    });
    await answer(id, {}, users.asker.id);
    expect((await read(id)).body.data.cnt_solutions).toBe(2);
    expect(await repairCounters(api.database)).toEqual([]);
  });

  it("notify the asker and those who answered before", async () => {
    await answer(id, {}, users.stranger.id);
    await answer(id);
    const row = { event: "solution", type: "problem", id };
    expect(await told()).toEqual([
      { to: users.asker.id, ...row },
      { to: users.asker.id, ...row },
      { to: users.stranger.id, ...row },
    ]);
  });

  it("are accepted by the asker alone, one at a time", async () => {
    const one = (await answer(id)).body.data.sid;
    const two = (await answer(id, {}, users.stranger.id)).body.data.sid;
    expect((await patch(one, { is_accepted: true }, users.expert.id)).status).toBe(403);
    expect((await patch(one, { is_accepted: true }, users.moderator.id)).status).toBe(403);
    expect((await patch(one, { is_accepted: true }, users.asker.id)).body.data.is_accepted).toBe(true);
    expect((await patch(two, { is_accepted: true }, users.asker.id)).body.data.is_accepted).toBe(true);
    const { data } = (await read(id)).body;
    expect(data.is_solved).toBe(true);
    expect(data.solutions.map(({ sid, is_accepted }) => [sid, is_accepted])).toEqual([
      [two, true],
      [one, false],
    ]);
    expect((await told()).filter((row) => (row as { event: string }).event === "solution_accepted")).toEqual([
      { to: users.expert.id, event: "solution_accepted", type: "solution", id: one },
      { to: users.stranger.id, event: "solution_accepted", type: "solution", id: two },
    ]);
    await patch(two, { is_accepted: false }, users.asker.id);
    expect((await read(id)).body.data.is_solved).toBe(false);
    expect(await repairCounters(api.database)).toEqual([]);
  });

  it("are edited and deleted by their author and moderators", async () => {
    const { sid } = (await answer(id)).body.data;
    for (const as of [users.asker.id, users.stranger.id])
      expect((await patch(sid, { text: "x" }, as)).status).toBe(403);
    expect((await patch(sid, { text: "x" }, null)).status).toBe(401);
    expect((await patch(sid, { text: "Feed half." }, users.expert.id)).body.data.text).toBe("Feed half.");
    expect((await patch(sid, { text: "Feed half!" }, users.moderator.id)).status).toBe(200);
    expect((await patch(sid, {}, users.expert.id)).status).toBe(422);
    for (const as of [users.asker.id, users.stranger.id]) expect((await remove(sid, as)).status).toBe(403);
    expect((await remove(sid, null)).status).toBe(401);
    await patch(sid, { is_accepted: true }, users.asker.id);
    expect((await remove(sid, users.expert.id)).body.data).toEqual({ id: sid });
    expect((await remove(sid, users.expert.id)).status).toBe(404);
    expect((await read(id)).body.data).toMatchObject({ is_solved: false, cnt_solutions: 0, solutions: [] });
    expect(await repairCounters(api.database)).toEqual([]);
  });

  it("are refused without words, for an unknown question and for guests", async () => {
    expect((await answer(id, { text: "  " })).status).toBe(422);
    expect((await answer(999)).status).toBe(404);
    expect((await answer(id, {}, null)).status).toBe(401);
  });

  it("are refused between a grower and one they blocked, either way", async () => {
    const block = (by: number, of: number) => api.request("POST", `/users/${of}/ban`, { as: by });
    await block(users.asker.id, users.expert.id);
    const { status, codes } = await answer(id);
    expect([status, codes]).toEqual([403, ["blocked"]]);
    await block(users.stranger.id, users.asker.id);
    expect((await answer(id, {}, users.stranger.id)).status).toBe(403);
    expect((await read(id)).body.data.cnt_solutions).toBe(0);
    expect((await answer(id, {}, users.moderator.id)).status).toBe(201);
  });

  it("disappear with their question", async () => {
    const { sid } = (await answer(id)).body.data;
    await api.request("DELETE", `/problems/${id}`, { as: users.asker.id });
    expect((await patch(sid, { text: "x" }, users.expert.id)).status).toBe(404);
    expect((await api.request("GET", `/comments/solution/${sid}`)).status).toBe(404);
  });
});
