import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addDiary } from "../testing/diary-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { type TestBrowser, type TestPushService, testPushService } from "../testing/push-service.ts";
import type { TestUser } from "../testing/test-api.ts";
import { sendHeldPushes, sendPush } from "./send-push.ts";

const api = freshApi();
let member: TestUser;
let fan: TestUser;
let diary: number;
let service: TestPushService;
let phone: TestBrowser;

beforeEach(async () => {
  member = await api.addUser({ name: "lucia" });
  fan = await api.addUser({ name: "otto" });
  diary = await addDiary(api.database.db, { userId: member.id });
  service = testPushService();
  phone = await addBrowser();
});

const keys = () => {
  const { push } = api.parts.config;
  if (push === null) throw new Error("There is no push in the tests.");
  return push;
};

async function addBrowser(of = member, serverKey = keys().publicKey): Promise<TestBrowser> {
  const browser = service.newBrowser();
  await sql`
    insert into push_device (user_id, session_id, endpoint, p256dh, auth, server_key)
    select ${of.id}, id, ${browser.endpoint}, ${browser.keys.p256dh}, ${browser.keys.auth}, ${serverKey}
    from session where user_id = ${of.id} limit 1`.execute(api.database.db);
  return browser;
}

const comment = (text = "What a stretch!") =>
  api.request("POST", `/comments/diary/${diary}`, { as: fan.id, body: { text, parent_id: null } });
const push = (now?: Date) =>
  sendPush({ db: api.database.db, outbound: service, push: keys() }, { user_id: member.id }, now);
const texts = () => service.shown.map(({ text }) => (text as { body: string }).body);
const waiting = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from push_waiting`.execute(
    api.database.db,
  );
  return rows[0]?.n;
};
const devices = async () => {
  const { rows } = await sql<{ endpoint: string; is_pushed: boolean; cnt_refused: number }>`
    select endpoint, push_date is not null as is_pushed, cnt_refused from push_device order by id`.execute(
    api.database.db,
  );
  return rows;
};
const quiet = (from: number, to: number, zone = "Asia/Bangkok") =>
  sql`update account set is_quiet = true, quiet_from = ${from}, quiet_to = ${to}, time_zone = ${zone}
    where user_id = ${member.id}`.execute(api.database.db);
/** Of a day in Bangkok, which is seven hours ahead of UTC. */
const bangkok = (hour: number) => new Date(Date.UTC(2026, 0, 13, hour - 7));

describe("push", () => {
  it("is queued with the event and shows a neutral text", async () => {
    await comment();
    expect(api.jobs.filter(({ name }) => name === "send-push")).toMatchObject([
      { data: { user_id: member.id } },
    ]);
    await push();
    expect(service.shown).toMatchObject([
      {
        endpoint: phone.endpoint,
        text: { title: "Grow", body: "1 new notification", url: "/notifications", tag: "notifications" },
      },
    ]);
    expect(await devices()).toMatchObject([{ is_pushed: true, cnt_refused: 0 }]);
    await push();
    expect(service.shown).toHaveLength(1);
  });

  it("is encrypted, and neither names a grower nor what they wrote", async () => {
    await comment("A secret about plants");
    await push();
    const [message] = service.shown;
    const body = Buffer.from(message?.request.body ?? []);
    expect(body.length).toBeLessThan(3072);
    expect(body.includes("Grow")).toBe(false);
    expect(JSON.stringify(message?.text)).not.toMatch(/otto|secret|plant/);
  });

  it("speaks the member's language", async () => {
    await sql`update account set locale = 'de'`.execute(api.database.db);
    await comment();
    await push();
    expect(texts()).toEqual(["1 neue Benachrichtigung"]);
  });

  it("reaches every device of the member, and none of others or of another server key", async () => {
    const laptop = await addBrowser();
    await addBrowser(fan);
    await addBrowser(member, "B".repeat(87));
    await comment();
    await push();
    expect(service.shown.map(({ endpoint }) => endpoint)).toEqual([phone.endpoint, laptop.endpoint]);
  });

  it("is not queued without a device, or where the member does not want it", async () => {
    await sql`insert into notification_setting (user_id, event, site, mail, push)
      values (${member.id}, 'comment', true, false, false)`.execute(api.database.db);
    await comment();
    expect(await waiting()).toBe(0);
    await sql`delete from notification_setting`.execute(api.database.db);
    await sql`delete from push_device`.execute(api.database.db);
    await comment();
    expect([await waiting(), api.jobs.filter(({ name }) => name === "send-push")]).toEqual([0, []]);
  });

  it("leaves out what was read meanwhile, and is not sent for it alone", async () => {
    await comment("one");
    await comment("two");
    await sql`update notification set is_visit = true, visit_date = now()
      where id = (select min(id) from notification)`.execute(api.database.db);
    await push();
    expect(texts()).toEqual(["1 new notification"]);
    await comment("three");
    await sql`update notification set is_visit = true, visit_date = now() where not is_visit`.execute(
      api.database.db,
    );
    await push();
    expect([texts().length, await waiting()]).toEqual([1, 0]);
  });

  it("is held back in quiet hours and comes as one message when they end", async () => {
    await quiet(22, 7);
    await comment("one");
    await comment("two");
    await push(bangkok(23));
    await push(bangkok(6));
    expect([texts(), await waiting()]).toEqual([[], 2]);
    await push(bangkok(7));
    expect([texts(), await waiting()]).toEqual([["2 new notifications"], 0]);
  });

  it("is released once by the job of every minute when quiet hours end or are switched off", async () => {
    await quiet(22, 7);
    await comment();
    await sql`update push_waiting set add_date = ${bangkok(22).toISOString()}`.execute(api.database.db);
    const held = async (now: Date) => {
      api.jobs.length = 0;
      await sendHeldPushes(api.database.db, api.parts.jobs, now);
      return api.jobs.map(({ name, data }) => [name, data]);
    };
    expect(await held(bangkok(23))).toEqual([]);
    expect(await held(bangkok(31))).toEqual([["send-push", { user_id: member.id }]]);
    await sql`update account set is_quiet = false`.execute(api.database.db);
    expect(await held(bangkok(23))).toHaveLength(1);
    await push(bangkok(23));
    expect([texts().length, await held(bangkok(24))]).toEqual([1, []]);
  });

  it("forgets what waited for more than three days", async () => {
    await comment();
    await sql`update push_waiting set add_date = ${bangkok(-80).toISOString()}`.execute(api.database.db);
    await sendHeldPushes(api.database.db, api.parts.jobs, bangkok(12));
    expect(await waiting()).toBe(0);
  });

  it.each([404, 410])("removes a device whose service answers %i", async (status) => {
    service.answer(phone, status);
    await comment();
    await push();
    expect([await devices(), await waiting()]).toEqual([[], 0]);
  });

  it("removes a device that was refused ten times in a row", async () => {
    service.answer(phone, 403);
    for (let n = 1; n < 10; n++) {
      await comment(`${n}`);
      await push();
    }
    expect(await devices()).toMatchObject([{ cnt_refused: 9 }]);
    await comment("10");
    await push();
    expect(await devices()).toEqual([]);
  });

  it("counts refusals anew after a message that arrived", async () => {
    service.answer(phone, 400);
    await comment("one");
    await push();
    service.answer(phone, 201);
    await comment("two");
    await push();
    expect(await devices()).toMatchObject([{ cnt_refused: 0, is_pushed: true }]);
  });

  it.each([429, 503, new Error("no connection")])("is tried again after %s, and not lost", async (answer) => {
    service.answer(phone, answer);
    await comment();
    await expect(push()).rejects.toThrow("No device was reached.");
    expect(await waiting()).toBe(1);
    service.answer(phone, 201);
    await push();
    expect([texts().length, await waiting()]).toEqual([1, 0]);
  });

  it("reaches no device whose session has ended", async () => {
    await sql`update session set revoke_date = now() where user_id = ${member.id}`.execute(api.database.db);
    await comment();
    await push();
    expect(service.shown).toEqual([]);
  });
});
