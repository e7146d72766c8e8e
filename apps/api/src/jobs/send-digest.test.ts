import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { Mail, Mailer } from "../mail/email.ts";
import type { JobQueue, Jobs } from "../queue/job-queue.ts";
import { addDiary, addPhoto, addWeek } from "../testing/diary-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import type { TestUser } from "../testing/test-api.ts";
import { queueDigests } from "./queue-digests.ts";
import { sendDigest } from "./send-digest.ts";
import { sweepExpired } from "./sweep-expired.ts";

const api = freshApi();
let member: TestUser;
let fan: TestUser;

beforeEach(async () => {
  member = await api.addUser({ name: "lucia" });
  fan = await api.addUser({ name: "otto" });
  await sql`update account set is_email_confirmed = true`.execute(api.database.db);
  await sql`insert into notification_setting (user_id, event, site, mail)
    values (${member.id}, 'follow', true, true)`.execute(api.database.db);
});

const choose = (digest: "none" | "daily" | "weekly") =>
  sql`update account set digest = ${digest} where user_id = ${member.id}`.execute(api.database.db);
const follow = () => api.request("POST", `/follows/user/${member.id}`, { as: fan.id });

/** The next time at which digests of members are sent who chose no hour: eight o'clock in UTC, on the day after. */
function nextDigest(): Date {
  const at = new Date(Date.now() + 24 * 3_600_000);
  at.setUTCHours(8, 11, 0, 0);
  return at;
}

async function due(now = nextDigest()): Promise<Jobs["send-digest"][]> {
  const queued: Jobs["send-digest"][] = [];
  const jobs: JobQueue = {
    async send(name, data) {
      if (name === "send-digest") queued.push(data as Jobs["send-digest"]);
    },
  };
  await queueDigests(api.database.db, jobs, now);
  return queued;
}

async function send(job: Jobs["send-digest"]): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer: Mailer = {
    kind: "outbox",
    async send(mail) {
      sent.push(mail);
    },
    close() {},
  };
  const secret = "a secret of the tests, long enough";
  await sendDigest({ db: api.database.db, mailer, publicUrl: "https://grow.example", secret }, job);
  return sent;
}

const happened = (at: Date) =>
  sql`update notification set add_date = ${at.toISOString()}::timestamptz`.execute(api.database.db);
const hourBefore = (at: Date) => new Date(at.getTime() - 3_600_000);

const hoursLater = (hours: number) =>
  sql`update account set digest_date = digest_date - make_interval(hours => ${hours}::int)`.execute(
    api.database.db,
  );

describe("the digest", () => {
  test("replaces single emails, and holds what happened and one click to stop it", async () => {
    await choose("daily");
    await follow();
    expect(api.jobs.filter(({ name }) => name === "send-notice")).toEqual([]);
    const [job] = await due();
    const [mail] = job === undefined ? [] : await send(job);
    expect(mail).toMatchObject({ to: member.email, subject: "1 new thing on Grow" });
    expect(mail?.text).toContain("- otto is following you\n  https://grow.example/grower/lucia\n");
    expect(mail?.html).toMatch(
      /<a href="https:\/\/grow\.example\/grower\/lucia"[^>]*>otto is following you<\/a>/,
    );
    expect(mail?.list?.unsubscribe).toContain("https://grow.example/auth/unsubscribe?k=");
  });

  test.each([
    ["daily", 20, 24],
    ["weekly", 24 * 6, 24 * 7],
  ] as const)("comes %s: not again after %i hours, again after %i", async (digest, early, late) => {
    await choose(digest);
    await follow();
    await happened(hourBefore(nextDigest()));
    expect(await due()).toHaveLength(1);
    expect(await due()).toEqual([]);
    await hoursLater(early);
    expect(await due()).toEqual([]);
    await hoursLater(late - early);
    expect(await due()).toHaveLength(1);
  });

  test("is not sent without news, to an unconfirmed address, or when it is off", async () => {
    await choose("daily");
    expect(await due()).toEqual([]);
    await follow();
    await sql`update account set is_email_confirmed = false`.execute(api.database.db);
    expect(await due()).toEqual([]);
    await sql`update account set is_email_confirmed = true`.execute(api.database.db);
    await choose("none");
    expect(await due()).toEqual([]);
  });

  test("leaves out what was read, and what the member wants no email about", async () => {
    await choose("daily");
    await follow();
    const [job] = await due();
    await sql`update notification_setting set mail = false`.execute(api.database.db);
    expect(job && (await send(job))).toEqual([]);
    await sql`update notification_setting set mail = true`.execute(api.database.db);
    await sql`update notification set is_visit = true, visit_date = now()`.execute(api.database.db);
    expect(job && (await send(job))).toEqual([]);
  });

  test("leaves out what was deleted, and is not sent for it alone", async () => {
    await choose("daily");
    await follow();
    await happened(hourBefore(nextDigest()));
    const [job] = await due();
    await sql`update notification set is_remove = true, remove_date = now()`.execute(api.database.db);
    expect(job && (await send(job))).toEqual([]);
    await hoursLater(24);
    expect(await due()).toEqual([]);
  });

  test("shows the photo of the week and what was said there", async () => {
    await choose("daily");
    await sql`insert into notification_setting (user_id, event, site, mail)
      values (${member.id}, 'comment', true, true)`.execute(api.database.db);
    const diary = await addDiary(api.database.db, { userId: member.id });
    const week = await addWeek(api.database.db, diary, { days: 3 });
    const photo = await addPhoto(api.database.db, { user_id: member.id, diary_id: diary, week_id: week });
    const said = { text: "What a stretch!", parent_id: null };
    await api.request("POST", `/comments/week/${week}`, { as: fan.id, body: said });
    const [job] = await due();
    const [mail] = job === undefined ? [] : await send(job);
    const { rows } = await sql<{ key: string }>`select key from photo where id = ${photo}`.execute(
      api.database.db,
    );
    expect(mail?.html).toContain(`<img src="https://grow.example/media/${rows[0]?.key}/160.webp"`);
    expect(mail?.html).toContain("What a stretch!");
    expect(mail?.text).toContain("\n  > What a stretch!\n  https://grow.example/");
  });

  test.each([
    ["hidden", sql`is_hidden = true`],
    ["for Premium only", sql`is_lock = true`],
  ])("shows no photo of a diary that is %s", async (_, change) => {
    await choose("daily");
    await sql`insert into notification_setting (user_id, event, site, mail)
      values (${member.id}, 'comment', true, true)`.execute(api.database.db);
    const diary = await addDiary(api.database.db, { userId: member.id });
    const week = await addWeek(api.database.db, diary, { days: 3 });
    await addPhoto(api.database.db, { user_id: member.id, diary_id: diary, week_id: week });
    await api.request("POST", `/comments/week/${week}`, {
      as: fan.id,
      body: { text: "Nice.", parent_id: null },
    });
    await sql`update diary set ${change} where id = ${diary}`.execute(api.database.db);
    const [job] = await due();
    const [mail] = job === undefined ? [] : await send(job);
    expect(mail?.html).toContain("Nice.");
    expect(mail?.html).not.toContain("<img");
  });

  test("speaks the member's language", async () => {
    await choose("weekly");
    await sql`update account set locale = 'de'`.execute(api.database.db);
    await follow();
    const [job] = await due();
    const [mail] = job === undefined ? [] : await send(job);
    expect(mail?.subject).toBe("1 Neuigkeit auf Grow");
    expect(mail?.list?.unsubscribe).toMatch(/&lang=de$/);
  });
});

describe("the hour of the digest", () => {
  const HOUR = 3_600_000;
  /** A Tuesday at the hour and minute in Bangkok, which is seven hours ahead of UTC. */
  const bangkok = (hour: number, minute = 0) => new Date(Date.UTC(2026, 0, 13, hour - 7, minute));

  beforeEach(async () => {
    await choose("daily");
    await sql`update account set time_zone = 'Asia/Bangkok', digest_hour = 20`.execute(api.database.db);
    await sql`update users set add_date = '2025-06-01'`.execute(api.database.db);
    await follow();
  });

  test("is the member's, in their time zone", async () => {
    await happened(bangkok(12));
    expect(await due(bangkok(19, 59))).toEqual([]);
    expect(await due(bangkok(20, 0))).toMatchObject([
      { user_id: member.id, until: expect.stringContaining("2026-01-13T13:00:00"), is_goodbye: false },
    ]);
    expect(await due(bangkok(21))).toEqual([]);
  });

  test("leaves what happens after it to the next day", async () => {
    await happened(bangkok(20, 30));
    expect(await due(bangkok(20, 41))).toEqual([]);
    expect(await due(new Date(bangkok(20, 41).getTime() + 24 * HOUR))).toHaveLength(1);
  });

  test("can be changed without a second digest that day, and nothing falls between", async () => {
    await happened(bangkok(7));
    await sql`update account set digest_hour = 8`.execute(api.database.db);
    expect(await due(bangkok(8, 11))).toHaveLength(1);
    await happened(bangkok(9));
    await sql`update account set digest_hour = 20`.execute(api.database.db);
    expect(await due(bangkok(20, 11))).toEqual([]);
    const [job] = await due(new Date(bangkok(20, 11).getTime() + 24 * HOUR));
    expect(job && (await send(job))).toHaveLength(1);
  });

  test("sends nothing that comes at once or to nobody's wish", async () => {
    await happened(bangkok(12));
    const [job] = await due(bangkok(20, 11));
    await sql`update notification_setting set digest = false`.execute(api.database.db);
    expect(job && (await send(job))).toEqual([]);
  });

  test("says goodbye once after 90 days without a visit, and starts again with the next one", async () => {
    const day = (days: number) => new Date(bangkok(20, 11).getTime() + days * 24 * HOUR);
    const visit = async (at: Date) => {
      await sql`update session set use_date = ${at.toISOString()}::timestamptz`.execute(api.database.db);
    };
    await visit(day(-91));
    await happened(bangkok(12));
    const [job] = await due(day(0));
    expect(job).toMatchObject({ is_goodbye: true });
    const [mail] = job ? await send(job) : [];
    expect(mail?.subject).toBe("We'll stop your summaries for now");
    expect(mail?.text).toContain("this is your last summary");
    await happened(day(1));
    expect(await due(day(2))).toEqual([]);
    await visit(day(1));
    expect(await due(day(2))).toMatchObject([{ is_goodbye: false }]);
  });

  test("knows the last visit of a session that was deleted", async () => {
    await sql`update session set use_date = now() - interval '70 days'`.execute(api.database.db);
    await sweepExpired(api.database.db);
    const { rows } = await sql<{ days: number }>`
      select round(extract(epoch from now() - visit_date) / 86400)::int as days from account where user_id = ${member.id}`.execute(
      api.database.db,
    );
    expect(rows).toEqual([{ days: 70 }]);
  });
});
