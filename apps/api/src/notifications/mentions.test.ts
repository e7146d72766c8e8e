import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { sendDigest } from "../jobs/send-digest.ts";
import type { Mail } from "../mail/email.ts";
import { addDiary, addWeek } from "../testing/diary-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { chooseWays } from "../testing/notification-rows.ts";
import { addQuestion } from "../testing/question-rows.ts";
import { sentNotices } from "../testing/sent-notices.ts";
import type { TestUser } from "../testing/test-api.ts";

const api = freshApi();
let author: TestUser;
let marta: TestUser;
let writer: TestUser;
let diary: number;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  marta = await api.addUser({ name: "Marta" });
  writer = await api.addUser({ name: "writer" });
  diary = await addDiary(api.database.db, { userId: author.id });
});

const told = async (event = "mention") =>
  (
    await sql<Record<string, unknown>>`
      select user_id as "to", from_user_id as "from", channel, type, content_id as id, diary_id as diary
      from notification where event = ${event} order by notification.id`.execute(api.database.db)
  ).rows;
const comment = async (text: string, as = writer.id, on = `diary/${diary}`) =>
  (await api.request<Schema<"Comment">>("POST", `/comments/${on}`, { as, body: { text } })).body.data.id;
const edit = (id: number, text: string, as = writer.id) =>
  api.request("PATCH", `/comments/${id}`, { as, body: { text } });
const choose = (event: string, site: boolean, mail: boolean) =>
  chooseWays(api.database.db, { user_id: marta.id, event, site, mail });
const confirm = () => sql`update account set is_email_confirmed = true`.execute(api.database.db);

describe("a mention", () => {
  it("in a comment notifies each mentioned grower once, in any case of the name", async () => {
    const id = await comment("@marta, @Marta and @writer and @nobody: see grow@marta");
    expect(await told()).toEqual([
      { to: marta.id, from: writer.id, channel: "activity", type: "comment", id, diary },
    ]);
  });

  it("notifies only new mentions when the text is edited", async () => {
    const third = await api.addUser({ name: "third" });
    const id = await comment("@marta");
    await edit(id, "@marta look");
    await edit(id, "nobody");
    await edit(id, "@marta @third");
    expect((await told()).map(({ to }) => to)).toEqual([marta.id, third.id]);
  });

  it("notifies in an answer, a question and a week", async () => {
    const question = (
      await api.request<Schema<"Problem">>("POST", "/problems", {
        as: writer.id,
        body: { title: "Why do the tips burn?", text: "@marta knows" },
      })
    ).body.data.id;
    const other = await addQuestion(api.database.db, { userId: author.id });
    const { body } = await api.request<Schema<"Solution">>("POST", `/problems/${other}/solution`, {
      as: writer.id,
      body: { text: "Like @marta does." },
    });
    const { sid } = body.data;
    const week = (
      await api.request<Schema<"Week">>("POST", `/diaries/${diary}/weeks`, {
        as: author.id,
        body: { days: 1, faza: 0, text: "Topped like @marta" },
      })
    ).body.data.id;
    expect((await told()).map(({ type, id, diary: of }) => [type, id, of])).toEqual([
      ["problem", question, null],
      ["solution", sid, null],
      ["week", week, diary],
    ]);
  });

  it("of a removed week is gone until the week is restored", async () => {
    const { body } = await api.request<Schema<"Week">>("POST", `/diaries/${diary}/weeks`, {
      as: author.id,
      body: { days: 1, faza: 0, text: "Topped like @marta" },
    });
    const path = `/diaries/${diary}/weeks/${body.data.id}`;
    await api.request("DELETE", path, { as: author.id });
    expect(await told()).toEqual([]);
    await api.request("POST", `${path}/restore`, { as: author.id });
    expect((await told()).map(({ to, type }) => [to, type])).toEqual([[marta.id, "week"]]);
  });

  it("does not notify a user who is notified of the comment anyway", async () => {
    await comment("@author nice");
    expect(await told()).toEqual([]);
    expect(await told("comment")).toMatchObject([{ to: author.id }]);
  });

  it.each(["writer blocks marta", "marta blocks writer"])("does not notify when %s", async (who) => {
    const [by, blocked] = who.startsWith("writer") ? [writer, marta] : [marta, writer];
    await sql`insert into user_ban (user_id, type, content_id) values (${by.id}, 'user', ${blocked.id})`.execute(
      api.database.db,
    );
    await comment("@marta");
    expect(await told()).toEqual([]);
  });

  it("does not notify users who can't see the thing", async () => {
    await sql`update diary set visibility = 'private' where id = ${diary}`.execute(api.database.db);
    await comment("@marta", author.id);
    expect(await told()).toEqual([]);
  });

  it("in a later week of a locked diary notifies only users who may read it", async () => {
    await addWeek(api.database.db, diary, { days: 1 });
    const later = await addWeek(api.database.db, diary, { days: 2 });
    await sql`update diary set is_lock = true where id = ${diary}`.execute(api.database.db);
    await comment("@marta", author.id, `week/${later}`);
    expect(await told()).toEqual([]);
    await sql`update users set access = array['view_extra'] where id = ${marta.id}`.execute(api.database.db);
    await comment("@marta", author.id, `week/${later}`);
    expect(await told()).toHaveLength(1);
  });

  it("disappears with a removed comment until it is restored", async () => {
    const id = await comment("@marta");
    await api.request("DELETE", `/comments/${id}`, { as: writer.id });
    expect(await told()).toEqual([]);
    await api.request("POST", `/comments/${id}/restore`, { as: writer.id });
    expect(await told()).toHaveLength(1);
  });

  it("disappears with a removed question until it is restored", async () => {
    const { body } = await api.request<Schema<"Problem">>("POST", "/problems", {
      as: writer.id,
      body: { title: "Why do the tips burn?", text: "@marta knows" },
    });
    await api.request("DELETE", `/problems/${body.data.id}`, { as: writer.id });
    expect(await told()).toEqual([]);
    await api.request("POST", `/problems/${body.data.id}/restore`, { as: writer.id });
    expect((await told()).map(({ to, type }) => [to, type])).toEqual([[marta.id, "problem"]]);
  });

  it("disappears with a removed answer", async () => {
    const question = await addQuestion(api.database.db, { userId: author.id });
    const { body } = await api.request<Schema<"Solution">>("POST", `/problems/${question}/solution`, {
      as: writer.id,
      body: { text: "Like @marta does." },
    });
    expect(await told()).toHaveLength(1);
    await api.request("DELETE", `/problems/${question}/solution/${body.data.sid}`, { as: writer.id });
    expect(await told()).toEqual([]);
  });

  it("stops after 20 growers, over all edits of a text", async () => {
    const names = Array.from({ length: 24 }, (_none, index) => `grower${index}`);
    for (const name of names) await api.addUser({ name });
    const mentions = names.map((name) => `@${name}`);
    const id = await comment(mentions.slice(0, 15).join(" "));
    await edit(id, mentions.slice(15).join(" "));
    expect(await told()).toHaveLength(20);
  });

  it("is emailed to users who chose it, with a link to the comment", async () => {
    await confirm();
    await comment("@marta");
    expect(await sentNotices(api)).toEqual([]);
    await choose("mention", true, true);
    const id = await comment("@marta");
    const [mail, ...rest] = await sentNotices(api);
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({ to: marta.email, subject: "writer mentioned you in Night Plum" });
    expect(mail?.text).toContain(`https://grow.example/diaries/${diary}?comment=${id}#comment-${id}`);
    await api.request("DELETE", `/comments/${id}`, { as: writer.id });
    expect(await sentNotices(api)).toEqual([]);
  });

  it("is not sent to users who turned it off", async () => {
    await choose("mention", false, false);
    await comment("@marta");
    expect(await told()).toEqual([]);
  });
});

describe("followers", () => {
  const write = (days: number) =>
    api.request<Schema<"Week">>("POST", `/diaries/${diary}/weeks`, {
      as: author.id,
      body: { days, faza: 0 },
    });
  const follow = (on: string, as = marta.id) => api.request("POST", `/follows/${on}`, { as });

  it("are notified once of a new week of the grower or the diary", async () => {
    await follow(`user/${author.id}`);
    await follow(`diary/${diary}`);
    await follow(`diary/${diary}`, writer.id);
    const { id } = (await write(1)).body.data;
    const row = { from: author.id, channel: "follows", type: "week", id, diary };
    const rows = await told("week_new");
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        { ...row, to: marta.id },
        { ...row, to: writer.id },
      ]),
    );
  });

  it("who muted or blocked the grower, or turned it off, are not notified", async () => {
    await follow(`user/${author.id}`);
    await sql`update follow set is_notify = false`.execute(api.database.db);
    await write(1);
    await sql`update follow set is_notify = true`.execute(api.database.db);
    await choose("week_new", false, false);
    await write(2);
    await sql`delete from notification_setting`.execute(api.database.db);
    await sql`insert into user_ban (user_id, type, content_id) values (${author.id}, 'user', ${marta.id})`.execute(
      api.database.db,
    );
    await write(3);
    expect(await told("week_new")).toEqual([]);
  });

  it("are not notified of a week of a private diary", async () => {
    await follow(`user/${author.id}`);
    await sql`update diary set visibility = 'private' where id = ${diary}`.execute(api.database.db);
    await write(1);
    expect(await told("week_new")).toEqual([]);
  });

  it("get an email of a new week at once if they chose it", async () => {
    await confirm();
    await choose("week_new", true, true);
    await follow(`user/${author.id}`);
    const { id } = (await write(1)).body.data;
    const [mail] = await sentNotices(api);
    expect(mail).toMatchObject({ to: marta.email, subject: "author added a week to Night Plum" });
    expect(mail?.text).toContain(`https://grow.example/diaries/${diary}/week/${id}`);
  });

  it("get it in the digest if they chose one", async () => {
    await confirm();
    await choose("week_new", true, true);
    await sql`update account set digest = 'daily' where user_id = ${marta.id}`.execute(api.database.db);
    await follow(`user/${author.id}`);
    await write(1);
    expect(await sentNotices(api)).toEqual([]);
    const sent: Mail[] = [];
    const mailer = { kind: "outbox", send: async (mail: Mail) => void sent.push(mail), close() {} } as const;
    await sendDigest(
      { db: api.database.db, mailer, publicUrl: "https://grow.example", secret: api.parts.config.secret },
      { user_id: marta.id, since: "2020-01-01T00:00:00.000Z" },
    );
    expect(sent[0]?.text).toContain("author added a week to Night Plum");
  });

  it("are notified of a new diary of the grower", async () => {
    await follow(`user/${author.id}`);
    const body = { name: "Second run", type_room: 1, type_soil: 2, type_watering: 1 };
    const { id } = (await api.request<Schema<"Diary">>("POST", "/diaries", { as: author.id, body })).body
      .data;
    expect(await told("diary_new")).toMatchObject([{ to: marta.id, type: "diary", id, diary: id }]);
  });
});
