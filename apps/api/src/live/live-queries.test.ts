import { sql } from "kysely";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { queriesOf } from "../testing/count-queries.ts";
import { addDiary } from "../testing/diary-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { addCommentNotifications } from "../testing/notification-rows.ts";
import { liveOfReports } from "../testing/reported-changes.ts";
import type { TestUser } from "../testing/test-api.ts";
import type { FollowingLive } from "./live.ts";

const api = freshApi();
let absent: TestUser;
let diary: number;

beforeEach(async () => {
  absent = await api.addUser();
  diary = await addDiary(api.database.db, { userId: absent.id });
});

const notify = (count: number, to: number) => addCommentNotifications(api.database.db, { to, diary, count });

describe("the database is queried", () => {
  /** Opens streams of so many users, and waits for their numbers. */
  async function growersAt(live: FollowingLive, count: number) {
    const users: TestUser[] = [];
    for (let n = 0; n < count; n++) users.push(await api.addUser());
    const { rows } = await sql<{ user_id: number; token_hash: Buffer }>`
      select user_id, token_hash from session where user_id = any (${users.map(({ id }) => id)}::bigint[])`.execute(
      api.database.db,
    );
    const growers = rows.map(({ user_id: id, token_hash }) => {
      const grower = { id, text: "", line: live.open(id, token_hash) };
      grower.line.on("data", (chunk) => {
        grower.text += chunk;
      });
      return grower;
    });
    for (const grower of growers) await expect.poll(() => grower.text).toContain("event: numbers");
    return growers;
  }

  /** Whether a change starts a round of queries. The round itself never runs. */
  function startsRound(change: () => void): boolean {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      change();
      return vi.getTimerCount() > 0;
    } finally {
      vi.useRealTimers();
    }
  }

  it("once for simultaneous changes of any users", async () => {
    const { live, tell } = liveOfReports(api.database.db);
    const growers = await growersAt(live, 5);
    const [last] = growers;
    for (const { id } of growers) await notify(1, id);
    const queries = await queriesOf(api.database, async () => {
      for (let n = 0; n < 50; n++) for (const { id } of growers) tell("numbers", [id]);
      tell("numbers", null);
      for (const grower of growers) await expect.poll(() => grower.text).toContain('"total":1');
      // A later change is reported after everything that the earlier ones have started.
      await notify(1, last?.id ?? 0);
      tell("numbers", [last?.id ?? 0]);
      await expect.poll(() => last?.text).toContain('"total":2');
    });
    expect(queries.map((query) => /\binsert into\b/.test(query))).toEqual([false, true, false]);
  });

  it("for connected users only", async () => {
    const { live, tell } = liveOfReports(api.database.db);
    const [here, gone] = await growersAt(live, 2);
    gone?.line.destroy();
    await expect.poll(() => live.size).toBe(1);
    const unconnected = [absent.id, gone?.id ?? 0];
    expect(
      startsRound(() => {
        tell("numbers", unconnected);
        tell("session", unconnected);
      }),
    ).toBe(false);
    expect(startsRound(() => tell("numbers", [here?.id ?? 0]))).toBe(true);
  });

  it("again after an outage", async () => {
    const { live, tell, failures } = liveOfReports(api.database.db);
    const [grower] = await growersAt(live, 1);
    const id = grower?.id ?? 0;
    await notify(3, id);
    const connect = vi.spyOn(api.database.pool, "connect");
    onTestFinished(() => connect.mockRestore());
    connect.mockImplementationOnce(() => Promise.reject(new Error("away")));
    tell("numbers", [id]);
    await expect.poll(() => grower?.text).toContain('"total":3');
    expect(failures).toHaveLength(1);
  });
});
