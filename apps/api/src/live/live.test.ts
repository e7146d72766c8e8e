import { sql } from "kysely";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { openChangeFeed } from "../changes/change-feed.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { createServer } from "../http/create-server.ts";
import { operations } from "../operations/index.ts";
import { owners } from "../operations/owners.ts";
import { addPrivateRoom } from "../testing/chat-rows.ts";
import { addDiary } from "../testing/diary-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { type LiveListener, listenLive } from "../testing/live-listener.ts";
import { addCommentNotifications } from "../testing/notification-rows.ts";
import { liveOfReports } from "../testing/reported-changes.ts";
import type { TestUser } from "../testing/test-api.ts";
import { testDatabaseAddress } from "../testing/test-database.ts";
import { openLive } from "./live.ts";

const isOnServer = process.env.TEST_DATABASE_URL !== undefined;

const api = freshApi();
let author: TestUser;
let other: TestUser;
let diary: number;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  other = await api.addUser({ name: "other" });
  diary = await addDiary(api.database.db, { userId: author.id });
});

/** A listening server that follows the database. */
async function startServer(database: Database = api.database) {
  const address = await testDatabaseAddress();
  const feed = await openChangeFeed(database, "url" in address ? address : null);
  const failures: unknown[] = [];
  const live = openLive({ db: database.db, feed, onError: (error) => failures.push(error) });
  const parts = { ...api.parts, database, live };
  const server = await createServer({ parts, operations, owners, isChecked: true, hasLimits: false });
  const origin = await server.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(async () => {
    live.close();
    await server.close();
    await feed.close();
  });
  const listen = async (token: string) => {
    const listener = await listenLive(origin, token);
    onTestFinished(() => listener.close());
    return listener;
  };
  return { live, server, listen, failures };
}

const notify = (count = 1, to = author.id) => addCommentNotifications(api.database.db, { to, diary, count });
const unreadOf = (listener: LiveListener) => listener.numbers()?.notifications.total;

describe("an event stream", () => {
  it("starts with its user, their numbers and the reconnect delay", async () => {
    await notify(2);
    const { listen } = await startServer();
    const line = await listen(author.token);
    await expect
      .poll(() => line.events)
      .toEqual([
        { event: "ready", data: { user_id: author.id } },
        {
          event: "numbers",
          data: {
            notifications: { total: 2, channels: { activity: 2, follows: 0, system: 0 } },
            cnt_messages: 0,
          },
        },
      ]);
    expect(line.text).toMatch(/^retry: \d+\n\nevent: ready\n/);
    expect(line.headers.get("content-type")).toBe("text/event-stream");
    expect(line.headers.get("cache-control")).toBe("no-store");
    expect(line.headers.get("x-accel-buffering")).toBe("no");
  });

  it("counts unread messages of rooms that the user has not hidden", async () => {
    for (const name of ["plain", "mute", "hidden", "read"]) {
      const writer = await api.addUser({ name });
      const id = await addPrivateRoom(api.database.db, writer.id, author.id);
      await sql`update chat set cnt_messages = 3 where id = ${id}`.execute(api.database.db);
      await sql`
        update chat_user set is_unread = ${name !== "read"}, is_mute = ${name === "mute"}, is_hidden = ${name === "hidden"}
        where chat_id = ${id} and user_id = ${author.id}`.execute(api.database.db);
    }
    const { listen } = await startServer();
    const line = await listen(author.token);
    await expect.poll(() => line.numbers()?.cnt_messages).toBe(3);
  });

  it("reports notifications when they are committed, read, and withdrawn", async () => {
    const { listen } = await startServer();
    const line = await listen(author.token);
    await expect.poll(() => unreadOf(line)).toBe(0);
    await api.request("POST", `/likes/diary/${diary}`, { as: other.id });
    await expect.poll(() => unreadOf(line)).toBe(1);
    await api.request("POST", `/follows/user/${author.id}`, { as: other.id });
    await expect.poll(() => unreadOf(line)).toBe(2);
    await api.request("DELETE", `/likes/diary/${diary}`, { as: other.id });
    await expect.poll(() => unreadOf(line)).toBe(1);
    await sql`update notification set is_visit = true, visit_date = now()`.execute(api.database.db);
    await expect.poll(() => unreadOf(line)).toBe(0);
  });

  it("does not repeat numbers, nor report uncommitted changes or those of other users", async () => {
    const { listen } = await startServer();
    const [line, others] = [await listen(author.token), await listen(other.token)];
    for (const one of [line, others]) await expect.poll(() => unreadOf(one)).toBe(0);
    await notify(1, other.id);
    await api.database
      .transaction(async (tx) => {
        await sql`
          insert into notification (user_id, channel, event, group_period, type, content_id)
          values (${author.id}, 'system', 'award_open', '2026-09-14', 'award', 1)`.execute(tx);
        throw new Error("no");
      })
      .catch(() => {});
    await sql`update notification set params = '{"a": 1}'`.execute(api.database.db);
    // The round that reports this has handled all earlier changes, and the next event of the stream comes after theirs.
    await notify(1, other.id);
    await expect.poll(() => unreadOf(others)).toBe(2);
    await notify();
    await expect.poll(() => unreadOf(line)).toBe(1);
    expect(line.events.map(({ event }) => event)).toEqual(["ready", "numbers", "numbers"]);
  });

  it("is sent to every browser of a user; the sixth ends the oldest", async () => {
    const { listen, live } = await startServer();
    const lines: LiveListener[] = [];
    for (let n = 0; n < 6; n++) lines.push(await listen(author.token));
    expect(await lines[0]?.ended).toBe("too_many");
    await notify();
    for (const line of lines.slice(1)) await expect.poll(() => unreadOf(line)).toBe(1);
    expect(unreadOf(lines[0] as LiveListener)).not.toBe(1);
    expect(live.size).toBe(5);
  });

  it("is not opened by HEAD", async () => {
    const { live, server } = await startServer();
    const headers = { authorization: `Bearer ${author.token}` };
    const answer = await server.inject({ method: "HEAD", url: "/api/live", headers });
    expect([answer.statusCode, answer.body]).toEqual([200, ""]);
    await expect.poll(() => live.size).toBe(0);
  });

  it("is cleaned up when its browser disconnects", async () => {
    const { listen, live } = await startServer();
    const line = await listen(author.token);
    expect(live.size).toBe(1);
    line.close();
    await expect.poll(() => live.size).toBe(0);
  });
});

describe("a session that ends", () => {
  it("ends its streams, and no other streams of the user", async () => {
    const { listen } = await startServer();
    const here = await listen(author.token);
    const { rows } = await sql<{ token: string }>`
      insert into session (token_hash, user_id, date_end)
      select sha256('another-session-of-his-own'::bytea), ${author.id}::bigint, now() + interval '1 hour'
      returning 'another-session-of-his-own' as token`.execute(api.database.db);
    const elsewhere = await listen(rows[0]?.token ?? "");
    const answer = await api.request("DELETE", "/session", { as: author.id });
    expect(answer.status).toBe(204);
    expect(await here.ended).toBe("session");
    await notify();
    await expect.poll(() => unreadOf(elsewhere)).toBe(1);
  });

  it.each([
    ["a grower is closed out", "update users set is_ban = true where id = $1"],
    ["a grower is gone", "update users set is_remove = true, remove_date = now() where id = $1"],
    ["it is deleted", "delete from session where user_id = $1"],
  ])("because %s sends the reason at once", async (_why, statement) => {
    const { listen } = await startServer();
    const [his, hers] = [await listen(author.token), await listen(other.token)];
    await api.database.pool.query(statement, [author.id]);
    expect(await his.ended).toBe("session");
    await notify(1, other.id);
    await expect.poll(() => unreadOf(hers)).toBe(1);
  });

  it("by expiry ends its stream with the next heartbeat", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { listen } = await startServer();
    const line = await listen(author.token);
    await expect.poll(() => unreadOf(line)).toBe(0);
    await sql`update session set date_end = now() - interval '1 minute' where user_id = ${author.id}`.execute(
      api.database.db,
    );
    vi.setSystemTime(Date.now() + 100 * 24 * 3_600_000);
    vi.advanceTimersByTime(25_000);
    expect(await line.ended).toBe("session");
    expect(line.text).toContain("\n:\n\n");
  });

  it("between authentication and opening ends the stream as well", async () => {
    const { live } = liveOfReports(api.database.db);
    const content = live.open(author.id, Buffer.alloc(32));
    let text = "";
    for await (const chunk of content) text += chunk;
    expect(text).toContain('event: end\ndata: {"reason":"session"}');
    expect(text).not.toContain("numbers");
  });
});

describe("a stopping server", () => {
  it("sends an end event to all clients, and directs new ones to another server", async () => {
    const { live, listen } = await startServer();
    const line = await listen(author.token);
    live.close();
    expect(await line.ended).toBe("restart");
    const late = await listen(author.token);
    expect([late.status, late.headers.get("retry-after")]).toEqual([503, "1"]);
  });

  it("does not wait for open streams", async () => {
    const { live, server, listen } = await startServer();
    await listen(author.token);
    live.close();
    await server.close();
    expect(live.size).toBe(0);
  });
});

describe.runIf(isOnServer)("two servers on one database", () => {
  /** A server with its own connections, as on another machine. */
  async function startOther() {
    const database = openDatabase({ address: await testDatabaseAddress() });
    const started = await startServer(database);
    onTestFinished(() => database.close());
    return started;
  }

  it("report changes written on the other one, and sessions ended there", async () => {
    const there = await startOther();
    const line = await there.listen(author.token);
    await expect.poll(() => unreadOf(line)).toBe(0);
    await api.request("POST", `/likes/diary/${diary}`, { as: other.id });
    await expect.poll(() => unreadOf(line)).toBe(1);
    await api.request("DELETE", "/session", { as: author.id });
    expect(await line.ended).toBe("session");
  });

  it("catch up after losing the connection to the database", async () => {
    const there = await startOther();
    const [his, hers] = [await there.listen(author.token), await there.listen(other.token)];
    await expect.poll(() => unreadOf(his)).toBe(0);
    await api.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen grow_event%' and pid <> pg_backend_pid()`,
    );
    await notify();
    await sql`delete from session where user_id = ${other.id}`.execute(api.database.db);
    await expect.poll(() => unreadOf(his)).toBe(1);
    expect(await hers.ended).toBe("session");
  });
});
