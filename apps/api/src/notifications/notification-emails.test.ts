import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { unsubscribeKey } from "../accounts/unsubscribe-key.ts";
import { addDiary, addPhoto, addWeek } from "../testing/diary-rows.ts";
import { notificationsApi } from "../testing/notifications-api.ts";
import { sentNotices } from "../testing/sent-notices.ts";

const { api, users, like, comment, choose } = notificationsApi();
let diary: number;
let week: number;

beforeEach(async () => {
  diary = await addDiary(api.database.db, { userId: users.author.id });
  week = await addWeek(api.database.db, diary, { days: 3 });
});

const confirm = () => sql`update account set is_email_confirmed = true`.execute(api.database.db);

describe("an email", () => {
  it("is sent to users who chose it and whose address is confirmed", async () => {
    await choose("comment", false, true);
    await comment(`week/${week}`);
    expect(api.jobs).toEqual([]);
    await confirm();
    const said = await comment(`week/${week}`);
    await like(`week/${week}`);
    const { rows } = await sql`select event from notification`.execute(api.database.db);
    expect(rows).toEqual([{ event: "like" }]);
    const [mail, ...rest] = await sentNotices(api);
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({ to: users.author.email, subject: "other commented on Night Plum" });
    const place = `?comment=${said}#comment-${said}`;
    expect(mail?.text).toContain(`https://grow.example/diaries/${diary}/week/${week}${place}`);
    expect(mail?.html).toContain("Hi author");
    const settings = "https://grow.example/settings/notifications";
    expect(mail?.text).toContain(`You can turn it off anytime.\n${settings}\n`);
    expect(mail?.html).toContain(`<a href="${settings}"`);
    const key = unsubscribeKey(api.parts.config.secret, { user_id: users.author.id, emails: "comment" });
    expect(mail?.list).toEqual({ unsubscribe: `https://grow.example/auth/unsubscribe?k=${key}&lang=en` });
  });

  it("quotes a comment, shortened, but nothing for a like", async () => {
    await confirm();
    for (const event of ["like", "comment"]) await choose(event, false, true);
    await like(`week/${week}`);
    await api.request("POST", `/comments/week/${week}`, {
      as: users.other.id,
      body: { text: `R&D: great!\n${"very ".repeat(100)}` },
    });
    const [liked, said] = await sentNotices(api);
    expect(liked?.text).not.toContain("> ");
    const [, quote = ""] = /<blockquote [^>]*>([^<]+)<\/blockquote>/.exec(said?.html ?? "") ?? [];
    expect(quote).toMatch(/^R&amp;D: great! very very very/);
    expect(quote.length).toBeLessThan(260);
    expect(said?.text).toContain("> R&D: great! very very");
  });

  it("is in the grower's language, with the reason of a rejection", async () => {
    await confirm();
    await sql`update account set locale = 'de' where user_id = ${users.author.id}`.execute(api.database.db);
    await choose("diary_rejected", true, true);
    await api.request("POST", `/diaries/${diary}/approve`, {
      as: users.moderator.id,
      body: { state: 2, text: "Fremde Fotos <b>." },
    });
    const [mail] = await sentNotices(api);
    expect(mail?.subject).toBe("Night Plum wurde nicht freigegeben");
    expect(mail?.html).toContain("Fremde Fotos &lt;b&gt;.");
  });

  it("links to its subject", async () => {
    await confirm();
    for (const event of ["like", "reply", "follow"]) await choose(event, true, true);
    const photo = await addPhoto(api.database.db, {
      user_id: users.author.id,
      diary_id: diary,
      week_id: week,
    });
    const own = await comment(`week/${week}`, users.author.id);
    await like(`photo/${photo}`);
    await like(`diary/${diary}`);
    await like(`comment/${own}`);
    const answer = await comment(`week/${week}`, users.other.id, own);
    await api.request("POST", `/follows/user/${users.author.id}`, { as: users.other.id });
    const paths = (await sentNotices(api)).map(({ text }) => /https:\/\/grow\.example(\S*)/.exec(text)?.[1]);
    const page = `/diaries/${diary}/week/${week}`;
    const at = (id: number) => `${page}?comment=${id}#comment-${id}`;
    expect(paths).toEqual([page, `/diaries/${diary}`, at(own), at(answer), "/grower/other"]);
  });

  it("of a like or follow is sent once, and not if it was undone meanwhile", async () => {
    await confirm();
    for (const event of ["like", "follow"]) await choose(event, true, true);
    for (const on of [`likes/diary/${diary}`, `follows/diary/${diary}`, `follows/user/${users.author.id}`]) {
      for (const method of ["POST", "DELETE", "POST", "DELETE"] as const) {
        await api.request(method, `/${on}`, { as: users.other.id });
      }
    }
    await like(`diary/${diary}`, users.third.id);
    expect((await sentNotices(api)).map(({ subject }) => subject)).toEqual([
      "third liked something in Night Plum",
    ]);
    const words = api.jobs.map(({ once }) => once?.key);
    expect(words.every((word) => word !== undefined)).toBe(true);
    expect(words.map((word) => words.indexOf(word))).toEqual([0, 0, 2, 2, 4, 4, 6]);
  });

  it("of a comment is sent once, and not if it was removed meanwhile", async () => {
    await confirm();
    await choose("comment", true, true);
    const id = await comment(`week/${week}`);
    await comment(`week/${week}`, users.third.id);
    await api.request("DELETE", `/comments/${id}`, { as: users.other.id });
    expect((await sentNotices(api)).map(({ subject }) => subject)).toEqual(["third commented on Night Plum"]);
    await api.request("POST", `/comments/${id}/restore`, { as: users.other.id });
    expect(await sentNotices(api)).toHaveLength(2);
  });

  it("of a thing removed meanwhile is not sent", async () => {
    await confirm();
    await choose("like", true, true);
    await like(`diary/${diary}`);
    await sql`update diary set is_remove = true, remove_date = now()`.execute(api.database.db);
    expect(await sentNotices(api)).toEqual([]);
  });
});
