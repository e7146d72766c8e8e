import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { READING_TIME } from "../push/push-message.ts";
import { chatApi } from "../testing/chat-api.ts";
import { addMember, addOpenRoom } from "../testing/chat-rows.ts";
import { addDiary } from "../testing/diary-rows.ts";
import { type TestBrowser, type TestPushService, testPushService } from "../testing/push-service.ts";
import type { TestUser } from "../testing/test-api.ts";
import { sendPush } from "./send-push.ts";

const { api, users, things, open, send, patch, openAccepted } = chatApi();
let service: TestPushService;
let phone: TestBrowser;

const keys = () => {
  const { push } = api.parts.config;
  if (push === null) throw new Error("There is no push in the tests.");
  return push;
};

async function addBrowser(of: TestUser, isNamed = false): Promise<TestBrowser> {
  const browser = service.newBrowser();
  await sql`
    insert into push_device (user_id, session_id, endpoint, p256dh, auth, server_key, is_named)
    select ${of.id}, id, ${browser.endpoint}, ${browser.keys.p256dh}, ${browser.keys.auth}, ${keys().publicKey}, ${isNamed}
    from session where user_id = ${of.id} limit 1`.execute(api.database.db);
  return browser;
}

let room: number;
beforeEach(async () => {
  service = testPushService();
  room = await openAccepted();
  await patch(users.ben, room, { last_read: 1 });
  phone = await addBrowser(users.ben);
  api.jobs.length = 0;
});

const toBen = () => `u-${users.ben.id}`;
/** What waits, and was sent longer ago than it takes to read. */
const later = () =>
  sql`update push_waiting set add_date = add_date - interval '15 seconds'`.execute(api.database.db);
const push = (to = users.ben, now?: Date) =>
  sendPush({ db: api.database.db, outbound: service, push: keys() }, { user_id: to.id }, now);
const shown = () => service.shown.map(({ text }) => text as Record<"title" | "body" | "url" | "tag", string>);
const waiting = async () => {
  const { rows } = await sql<{ user_id: number }>`select user_id from push_waiting order by id`.execute(
    api.database.db,
  );
  return rows.map(({ user_id }) => user_id);
};
const jobs = () => api.jobs.filter(({ name }) => name === "send-push").map(({ data }) => data);

describe("a message in a private room", () => {
  it("is pushed to the other grower, after the time that it takes to read it", async () => {
    await send(users.ann, toBen(), { text: "The runoff is 2.1." });
    expect(jobs()).toEqual([{ user_id: users.ben.id }]);
    await push();
    expect([shown(), await waiting()]).toEqual([[], [users.ben.id]]);
    await later();
    await push();
    expect(shown()).toEqual([
      {
        ...{ title: "Grow", body: "You have a new message" },
        ...{ url: `/chat/u-${users.ann.id}`, tag: `room-${room}` },
      },
    ]);
    expect([service.shown[0]?.endpoint, await waiting()]).toEqual([phone.endpoint, []]);
  });

  it("is in one job with those of the next seconds, which leaves each the time to be read", async () => {
    await send(users.ann, toBen());
    const [job] = api.jobs.filter(({ name }) => name === "send-push");
    expect(job?.once?.key).toBe(`push messages ${users.ben.id}`);
    expect((job?.after ?? 0) - (job?.once?.seconds ?? 0)).toBeGreaterThan(READING_TIME);
  });

  it("counts with the others of its room under one tag", async () => {
    for (const text of ["one", "two", "three"]) await send(users.ann, toBen(), { text });
    await later();
    await push();
    expect(shown()).toMatchObject([{ body: "3 new messages", tag: `room-${room}` }]);
  });

  it("shows who wrote it and its text only on devices of members who want that", async () => {
    await addBrowser(users.ben, true);
    await send(users.ann, toBen(), { text: `Look at ${"the roots ".repeat(20)}` });
    await later();
    await push();
    const [neutral, named] = shown();
    expect(neutral).toMatchObject({ title: "Grow", body: "You have a new message" });
    expect(named).toMatchObject({ title: "ann", body: expect.stringMatching(/^Look at the roots .*…$/) });
    expect([...(named?.body ?? "")]).toHaveLength(121);
  });

  it("is not pushed to a grower who has read it meanwhile", async () => {
    const { id } = (await send(users.ann, toBen())).body.data;
    await patch(users.ben, room, { last_read: id });
    await later();
    await push();
    expect([shown(), await waiting()]).toEqual([[], []]);
  });

  it("is not pushed to its sender, nor to members without a device or who do not want it", async () => {
    await addBrowser(users.ann);
    await sql`insert into notification_setting (user_id, event, site, mail, push)
      values (${users.ben.id}, 'message', true, false, false)`.execute(api.database.db);
    await send(users.ann, toBen());
    expect([await waiting(), jobs()]).toEqual([[], []]);
    await sql`delete from notification_setting`.execute(api.database.db);
    await sql`delete from push_device`.execute(api.database.db);
    await send(users.ann, toBen());
    expect([await waiting(), jobs()]).toEqual([[], []]);
  });

  it("is not pushed from a muted room, also if it was muted meanwhile", async () => {
    await send(users.ann, toBen());
    await patch(users.ben, room, { is_mute: true });
    await later();
    await push();
    await send(users.ann, toBen());
    expect([shown(), await waiting()]).toEqual([[], []]);
  });

  it("is not pushed from a blocked grower, also if they were blocked meanwhile", async () => {
    await send(users.ann, toBen());
    await sql`insert into user_ban (user_id, type, content_id) values (${users.ben.id}, 'user', ${users.ann.id})`.execute(
      api.database.db,
    );
    await later();
    await push();
    await send(users.ann, toBen());
    expect([shown(), await waiting()]).toEqual([[], []]);
  });

  it("is not pushed once it is deleted", async () => {
    const { id } = (await send(users.ann, toBen())).body.data;
    expect((await api.request("DELETE", `/messages/${id}`, { as: users.ann.id })).status).toBe(200);
    await later();
    await push();
    expect(shown()).toEqual([]);
  });

  it("is not pushed before the request is accepted; an answer to it is", async () => {
    await open(users.stranger, { user_id: users.ben.id });
    await send(users.stranger, toBen());
    expect(await waiting()).toEqual([]);
    await addBrowser(users.stranger);
    await send(users.ben, `u-${users.stranger.id}`);
    expect(await waiting()).toEqual([users.stranger.id]);
    await later();
    await push(users.stranger);
    expect(shown()).toMatchObject([{ url: `/chat/u-${users.ben.id}` }]);
  });

  it("waits for the end of quiet hours, and is one message with everything else then", async () => {
    const diary = await addDiary(api.database.db, { userId: users.ben.id });
    await sql`update account set is_quiet = true, quiet_from = 22, quiet_to = 7 where user_id = ${users.ben.id}`.execute(
      api.database.db,
    );
    const night = new Date(Date.UTC(2026, 0, 13, 23));
    await send(users.ann, toBen());
    await api.request("POST", `/comments/diary/${diary}`, {
      ...{ as: users.ann.id, body: { text: "Nice.", parent_id: null } },
    });
    await sql`update push_waiting set add_date = ${night.toISOString()}`.execute(api.database.db);
    await push(users.ben, night);
    expect([shown(), await waiting()]).toEqual([[], [users.ben.id, users.ben.id]]);
    await push(users.ben, new Date(Date.UTC(2026, 0, 14, 7)));
    expect(shown()).toEqual([
      {
        ...{ title: "Grow", body: "2 new notifications" },
        ...{ url: "/notifications", tag: "notifications" },
      },
    ]);
    expect(await waiting()).toEqual([]);
  });

  it("comes beside notifications outside of quiet hours", async () => {
    const diary = await addDiary(api.database.db, { userId: users.ben.id });
    await send(users.ann, toBen());
    await api.request("POST", `/comments/diary/${diary}`, {
      ...{ as: users.ann.id, body: { text: "Nice.", parent_id: null } },
    });
    await push();
    expect(shown().map(({ tag }) => tag)).toEqual(["notifications"]);
    await later();
    await push();
    expect(shown().map(({ tag }) => tag)).toEqual(["notifications", `room-${room}`]);
  });
});

describe("a message in a brand's room", () => {
  it("is pushed to the managers, and their answer to the grower in the name of the brand", async () => {
    await addBrowser(users.manager, true);
    await addBrowser(users.ann, true);
    await open(users.ann, { brand_id: things.brandId });
    await send(users.ann, `b-${things.brandId}`, { text: "Which dose?" });
    expect(await waiting()).toEqual([users.manager.id]);
    await later();
    await push(users.manager);
    expect(shown()).toMatchObject([
      { title: "ann", body: "Which dose?", url: `/chat/b-${things.brandId}-${users.ann.id}` },
    ]);
    await send(users.manager, `b-${things.brandId}-${users.ann.id}`, { text: "Half." });
    expect(await waiting()).toEqual([users.ann.id]);
    await later();
    await push(users.ann);
    expect(shown()[1]).toMatchObject({ title: "Loam", body: "Half.", url: `/chat/b-${things.brandId}` });
  });

  it("is not pushed to somebody who manages the brand no more", async () => {
    await addBrowser(users.manager);
    await open(users.ann, { brand_id: things.brandId });
    await send(users.ann, `b-${things.brandId}`);
    await sql`delete from brand_manager where user_id = ${users.manager.id}`.execute(api.database.db);
    await later();
    await push(users.manager);
    expect(shown()).toEqual([]);
  });
});

it("a message in a common room is never pushed", async () => {
  const id = await addOpenRoom(api.database.db);
  await addMember(api.database.db, id, users.ben.id);
  await send(users.ann, "common");
  expect([await waiting(), jobs()]).toEqual([[], []]);
});
