import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { Mail, Mailer } from "../mail/email.ts";
import type { JobQueue, Jobs } from "../queue/job-queue.ts";
import { addDiary, addPhoto, addWeek } from "../testing/diary-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import type { TestUser } from "../testing/test-api.ts";
import { queueDigests, sendDigest } from "./send-digest.ts";

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

async function due(): Promise<Jobs["send-digest"][]> {
  const queued: Jobs["send-digest"][] = [];
  const jobs: JobQueue = {
    async send(name, data) {
      if (name === "send-digest") queued.push(data as Jobs["send-digest"]);
    },
  };
  await queueDigests(api.database.db, jobs);
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
