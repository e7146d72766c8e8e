import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { unsubscribeKey } from "../accounts/unsubscribe-key.ts";
import { sendNotificationEmail } from "../jobs/send-notification-email.ts";
import type { Mail } from "../mail/email.ts";
import { addDiary, addPhoto, addWeek } from "../testing/diary-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import type { TestUser } from "../testing/test-api.ts";

const api = freshApi();
let author: TestUser;
let other: TestUser;
let third: TestUser;
let moderator: TestUser;
let diary: number;
let week: number;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  other = await api.addUser({ name: "other" });
  third = await api.addUser({ name: "third" });
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  diary = await addDiary(api.database.db, { userId: author.id });
  week = await addWeek(api.database.db, diary, { days: 3 });
});

const told = async () =>
  (
    await sql`
      select user_id as "to", from_user_id as "from", channel, event, type, content_id as id, diary_id as diary, params
      from notification order by notification.id`.execute(api.database.db)
  ).rows;
const like = (on: string, as = other.id) => api.request("POST", `/likes/${on}`, { as });
const comment = async (on: string, as = other.id, parent_id: number | null = null) =>
  (
    await api.request<Schema<"Comment">>("POST", `/comments/${on}`, {
      as,
      body: { text: "Nice.", parent_id },
    })
  ).body.data.id;
const choose = (event: string, site: boolean, mail: boolean) =>
  sql`
    insert into notification_setting (user_id, event, site, mail)
    values (${author.id}, ${event}, ${site}, ${mail})`.execute(api.database.db);
const confirm = () => sql`update account set is_email_confirmed = true`.execute(api.database.db);

/** The news of the author from the other, as far as they do not differ. */
const news = { channel: "activity", diary: 0, params: {} };

describe("an author is notified", () => {
  it("of likes of their diary, weeks, photos and comments", async () => {
    const photo = await addPhoto(api.database.db, { user_id: author.id, diary_id: diary, week_id: week });
    const own = await comment(`diary/${diary}`, author.id);
    for (const on of [`diary/${diary}`, `week/${week}`, `photo/${photo}`, `comment/${own}`]) await like(on);
    const row = { ...news, diary, to: author.id, from: other.id, event: "like" };
    expect(await told()).toEqual([
      { ...row, type: "diary", id: diary },
      { ...row, type: "week", id: week },
      { ...row, type: "photo", id: photo },
      { ...row, type: "comment", id: own },
    ]);
  });

  it("of a repeated like once, and not of one undone before they read it", async () => {
    await like(`diary/${diary}`);
    await like(`diary/${diary}`);
    expect(await told()).toHaveLength(1);
    await api.request("DELETE", `/likes/diary/${diary}`, { as: other.id });
    expect(await told()).toEqual([]);
    await like(`diary/${diary}`);
    await sql`update notification set is_visit = true, visit_date = now()`.execute(api.database.db);
    await api.request("DELETE", `/likes/diary/${diary}`, { as: other.id });
    await like(`diary/${diary}`);
    expect(await told()).toHaveLength(1);
  });

  it("of comments, and the parent comment's author of replies", async () => {
    const first = await comment(`week/${week}`);
    await comment(`week/${week}`, third.id, first);
    const own = await comment(`week/${week}`, author.id);
    await comment(`week/${week}`, third.id, own);
    const row = { ...news, diary };
    expect(await told()).toEqual([
      { ...row, to: author.id, from: other.id, event: "comment", type: "week", id: week },
      { ...row, to: other.id, from: third.id, event: "reply", type: "comment", id: first },
      { ...row, to: author.id, from: third.id, event: "comment", type: "week", id: week },
      { ...row, to: author.id, from: third.id, event: "reply", type: "comment", id: own },
    ]);
  });

  it("of a comment only while it is not removed", async () => {
    const remove = (id: number, as = other.id) => api.request("DELETE", `/comments/${id}`, { as });
    const restore = (id: number, as = other.id) => api.request("POST", `/comments/${id}/restore`, { as });
    const own = await comment(`week/${week}`, third.id);
    const id = await comment(`week/${week}`, other.id, own);
    const stays = { to: author.id, from: third.id };
    const before = await told();
    const dates = async () =>
      (
        await sql`select add_date, group_period from notification order by user_id, id`.execute(
          api.database.db,
        )
      ).rows;
    await sql`
      with old as (update event set add_date = now() - interval '3 days')
      update notification set add_date = now() - interval '3 days',
        group_period = ((now() - interval '3 days') at time zone 'utc')::date`.execute(api.database.db);
    const old = await dates();
    expect(before).toMatchObject([
      stays,
      { to: third.id, event: "reply" },
      { to: author.id, from: other.id },
    ]);

    await remove(id);
    expect(await told()).toEqual(before.slice(0, 1));
    await restore(id);
    await restore(id);
    expect(await told()).toEqual(before);
    expect(await dates()).toEqual(old);
  });

  it("of a comment once, even after it was read", async () => {
    const id = await comment(`week/${week}`, other.id, await comment(`week/${week}`, third.id));
    await sql`
      update notification set is_visit = true, visit_date = now() where user_id = ${third.id}`.execute(
      api.database.db,
    );
    const before = await told();
    await api.request("DELETE", `/comments/${id}`, { as: moderator.id });
    expect(await told()).toEqual(before.slice(0, 2));
    await choose("comment", false, false);
    await api.request("POST", `/comments/${id}/restore`, { as: moderator.id });
    expect(await told()).toEqual(before.slice(0, 2));
  });

  it("of new followers of themselves and of their diary", async () => {
    for (const on of [`user/${author.id}`, `diary/${diary}`]) {
      await api.request("POST", `/follows/${on}`, { as: other.id });
      await api.request("POST", `/follows/${on}`, { as: other.id });
    }
    const row = { ...news, to: author.id, from: other.id, event: "follow" };
    expect(await told()).toEqual([
      { ...row, type: "user", id: author.id, diary: null },
      { ...row, type: "diary", id: diary, diary },
    ]);
    await api.request("DELETE", `/follows/user/${author.id}`, { as: other.id });
    expect(await told()).toHaveLength(1);
  });

  it("of a moderator's decision with the reason, but without the moderator", async () => {
    const decide = (body: object) =>
      api.request("POST", `/diaries/${diary}/approve`, { as: moderator.id, body });
    await decide({ state: 2, text: "Not your photos." });
    await decide({ state: 2, text: "Not your photos." });
    await decide({ state: 1, is_verify: true });
    const row = { channel: "system", to: author.id, from: null, type: "diary", id: diary, diary };
    expect(await told()).toEqual([
      { ...row, event: "diary_rejected", params: { reason: "Not your photos." } },
      { ...row, event: "diary_approved", params: {} },
      { ...row, event: "diary_verified", params: {} },
    ]);
  });
});

describe("no notification is sent", () => {
  it("of a user's own actions", async () => {
    await like(`diary/${diary}`, author.id);
    await comment(`diary/${diary}`, author.id, await comment(`diary/${diary}`, author.id));
    await api.request("POST", `/follows/diary/${diary}`, { as: author.id });
    expect(await told()).toEqual([]);
  });

  it("of actions of blocked users", async () => {
    await sql`
      insert into user_ban (user_id, type, content_id) values (${author.id}, 'user', ${other.id})`.execute(
      api.database.db,
    );
    expect((await like(`diary/${diary}`)).status).toBe(403);
    // A mention elsewhere is what a blocked user can still do.
    const elsewhere = await addDiary(api.database.db, { userId: third.id });
    const body = { text: "@author Nice.", parent_id: null };
    const { status } = await api.request("POST", `/comments/diary/${elsewhere}`, { as: other.id, body });
    expect(status).toBe(201);
    await comment(`diary/${diary}`, third.id);
    expect(await told()).toMatchObject([
      { to: third.id, from: other.id },
      { to: author.id, from: third.id },
    ]);
  });

  it("of muted events and failed writes", async () => {
    await choose("like", false, false);
    await like(`diary/${diary}`);
    await api.request("POST", `/comments/diary/${diary}`, {
      as: other.id,
      body: { text: "Nice.", parent_id: 99 },
    });
    expect(await told()).toEqual([]);
  });
});

describe("an email", () => {
  /** The emails that the queued jobs send. */
  async function letters(): Promise<Mail[]> {
    const sent: Mail[] = [];
    const mailer = { kind: "outbox", send: async (mail: Mail) => void sent.push(mail), close() {} } as const;
    for (const job of api.jobs) {
      if (job.name !== "send-notice") continue;
      await sendNotificationEmail(
        {
          db: api.database.db,
          mailer,
          publicUrl: "https://grow.example",
          secret: api.parts.config.secret,
        },
        job.data,
      );
    }
    return sent;
  }

  it("is sent to users who chose it and whose address is confirmed", async () => {
    await choose("comment", false, true);
    await comment(`week/${week}`);
    expect(api.jobs).toEqual([]);
    await confirm();
    const said = await comment(`week/${week}`);
    await like(`week/${week}`);
    expect(await told()).toMatchObject([{ event: "like" }]);
    const [mail, ...rest] = await letters();
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({ to: author.email, subject: "other commented on Night Plum" });
    const place = `?comment=${said}#comment-${said}`;
    expect(mail?.text).toContain(`https://grow.example/diaries/${diary}/week/${week}${place}`);
    expect(mail?.html).toContain("Hi author");
    const settings = "https://grow.example/settings/notifications";
    expect(mail?.text).toContain(`You can turn it off anytime.\n${settings}\n`);
    expect(mail?.html).toContain(`<a href="${settings}"`);
    const key = unsubscribeKey(api.parts.config.secret, { user_id: author.id, emails: "comment" });
    expect(mail?.list).toEqual({ unsubscribe: `https://grow.example/auth/unsubscribe?k=${key}&lang=en` });
  });

  it("quotes a comment, shortened, but nothing for a like", async () => {
    await confirm();
    for (const event of ["like", "comment"]) await choose(event, false, true);
    await like(`week/${week}`);
    await api.request("POST", `/comments/week/${week}`, {
      as: other.id,
      body: { text: `R&D: great!\n${"very ".repeat(100)}` },
    });
    const [liked, said] = await letters();
    expect(liked?.text).not.toContain("> ");
    const [, quote = ""] = /<blockquote [^>]*>([^<]+)<\/blockquote>/.exec(said?.html ?? "") ?? [];
    expect(quote).toMatch(/^R&amp;D: great! very very very/);
    expect(quote.length).toBeLessThan(260);
    expect(said?.text).toContain("> R&D: great! very very");
  });

  it("is in the grower's language, with the reason of a rejection", async () => {
    await confirm();
    await sql`update account set locale = 'de' where user_id = ${author.id}`.execute(api.database.db);
    await choose("diary_rejected", true, true);
    await api.request("POST", `/diaries/${diary}/approve`, {
      as: moderator.id,
      body: { state: 2, text: "Fremde Fotos <b>." },
    });
    const [mail] = await letters();
    expect(mail?.subject).toBe("Night Plum wurde nicht freigegeben");
    expect(mail?.html).toContain("Fremde Fotos &lt;b&gt;.");
  });

  it("links to its subject", async () => {
    await confirm();
    for (const event of ["like", "reply", "follow"]) await choose(event, true, true);
    const photo = await addPhoto(api.database.db, { user_id: author.id, diary_id: diary, week_id: week });
    const own = await comment(`week/${week}`, author.id);
    await like(`photo/${photo}`);
    await like(`diary/${diary}`);
    await like(`comment/${own}`);
    const answer = await comment(`week/${week}`, other.id, own);
    await api.request("POST", `/follows/user/${author.id}`, { as: other.id });
    const paths = (await letters()).map(({ text }) => /https:\/\/grow\.example(\S*)/.exec(text)?.[1]);
    const page = `/diaries/${diary}/week/${week}`;
    const at = (id: number) => `${page}?comment=${id}#comment-${id}`;
    expect(paths).toEqual([page, `/diaries/${diary}`, at(own), at(answer), "/grower/other"]);
  });

  it("of a like or follow is sent once, and not if it was undone meanwhile", async () => {
    await confirm();
    for (const event of ["like", "follow"]) await choose(event, true, true);
    for (const on of [`likes/diary/${diary}`, `follows/diary/${diary}`, `follows/user/${author.id}`]) {
      for (const method of ["POST", "DELETE", "POST", "DELETE"] as const) {
        await api.request(method, `/${on}`, { as: other.id });
      }
    }
    await like(`diary/${diary}`, third.id);
    expect((await letters()).map(({ subject }) => subject)).toEqual(["third liked something in Night Plum"]);
    const words = api.jobs.map(({ once }) => once?.key);
    expect(words.every((word) => word !== undefined)).toBe(true);
    expect(words.map((word) => words.indexOf(word))).toEqual([0, 0, 2, 2, 4, 4, 6]);
  });

  it("of a comment is sent once, and not if it was removed meanwhile", async () => {
    await confirm();
    await choose("comment", true, true);
    const id = await comment(`week/${week}`);
    await comment(`week/${week}`, third.id);
    await api.request("DELETE", `/comments/${id}`, { as: other.id });
    expect((await letters()).map(({ subject }) => subject)).toEqual(["third commented on Night Plum"]);
    await api.request("POST", `/comments/${id}/restore`, { as: other.id });
    expect(await letters()).toHaveLength(2);
  });

  it("of a thing removed meanwhile is not sent", async () => {
    await confirm();
    await choose("like", true, true);
    await like(`diary/${diary}`);
    await sql`update diary set is_remove = true, remove_date = now()`.execute(api.database.db);
    expect(await letters()).toEqual([]);
  });
});
