import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { deleteDueAccounts } from "../../accounts/deletion/delete-due-accounts.ts";
import { readMigrations } from "../../db/migrate.ts";
import type { JobQueue } from "../../queue/job-queue.ts";
import { addBrand } from "../../testing/catalogue-rows.ts";
import { addDiary, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { PASSWORD, type TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let member: TestUser;

beforeEach(async () => {
  member = await api.addUser({ name: "lucia" });
});

const leave = (body: object) =>
  api.request<Schema<"AccountDeletion">>("DELETE", `/users/${member.id}`, { as: member.id, body });
const signIn = () =>
  api.request<Schema<"SessionStart">>("POST", "/session", { body: { login: "lucia", password: PASSWORD } });
const queue: JobQueue = {
  async send(name, data) {
    api.jobs.push({ name, data } as (typeof api.jobs)[number]);
  },
};
const days = (from: Date, to: string | null | undefined) =>
  Math.round((Date.parse(to ?? "") - from.getTime()) / 86_400_000);

describe("DELETE /users/{id}", () => {
  test("plans the deletion for 14 days later, signs out, and says so by email", async () => {
    const { status, body } = await leave({ password: PASSWORD, reason: "stopped" });
    expect([status, days(new Date(), body.data.date_end)]).toEqual([200, 14]);
    expect(api.jobs).toMatchObject([{ data: { letter: "delete_planned", user_id: member.id } }]);
    expect((await api.request("GET", "/session", { as: member.id })).status).toBe(401);
    expect((await api.request("GET", "/users/lucia")).status).toBe(200);
  });

  test("is cancelled by signing in, which says so once", async () => {
    await leave({ password: PASSWORD, reason: "stopped" });
    const first = await signIn();
    expect([first.status, first.body.data.is_restored]).toEqual([201, true]);
    expect((await signIn()).body.data.is_restored).toBeUndefined();
    const { rows } = await sql`select delete_date, delete_reason from account`.execute(api.database.db);
    expect(rows).toEqual([{ delete_date: null, delete_reason: null }]);
  });

  test("stays planned after a wrong password and after a banned user's right one", async () => {
    await leave({ password: PASSWORD });
    await api.request("POST", "/session", { body: { login: "lucia", password: "wrong-password-1" } });
    await sql`update users set is_ban = true`.execute(api.database.db);
    expect((await signIn()).status).toBe(403);
    const { rows } = await sql`select delete_date is not null as is_planned from account`.execute(
      api.database.db,
    );
    expect(rows).toEqual([{ is_planned: true }]);
  });

  test("is cancelled by POST /users/{id}/restore", async () => {
    await sql`update account set delete_date = now() + interval '1 day'`.execute(api.database.db);
    const kept = await api.request<Schema<"AccountDeletion">>("POST", `/users/${member.id}/restore`, {
      as: member.id,
    });
    expect([kept.status, kept.body.data.date_end]).toEqual([200, null]);
    await sql`update account set delete_date = delete_date - interval '15 days'`.execute(api.database.db);
    expect(await deleteDueAccounts(api.database, queue)).toBe(0);
  });

  test("takes effect when the 14 days are over, and not before", async () => {
    await leave({ password: PASSWORD });
    expect(await deleteDueAccounts(api.database, queue)).toBe(0);
    await sql`update account set delete_date = now() - interval '1 minute'`.execute(api.database.db);
    api.jobs.length = 0;
    expect(await deleteDueAccounts(api.database, queue)).toBe(1);
    expect(api.jobs).toMatchObject([{ name: "send-farewell", data: { to: member.email, name: "lucia" } }]);
    expect((await signIn()).status).toBe(401);
  });

  test("deletes at once: personal data and diaries go", async () => {
    const diary = await addDiary(api.database.db, { userId: member.id });
    await addWeek(api.database.db, diary);
    const consequences = await api.request<Schema<"SettingsSection">>(
      "GET",
      `/users/${member.id}/settings/delete`,
      { as: member.id },
    );
    expect(consequences.body.data.delete).toMatchObject({ cnt_diaries: 1, cnt_weeks: 1, date_end: null });
    const { status, body } = await leave({ password: PASSWORD, is_at_once: true });
    expect([status, body.data.date_end]).toEqual([200, null]);
    const { rows } = await sql<{ name: string; accounts: number; emails: number; diaries: number }>`
      select name, (select count(*)::int from account) as accounts, (select count(*)::int from user_email) as emails,
        (select count(*)::int from diary where not is_remove) as diaries
      from users`.execute(api.database.db);
    expect(rows).toEqual([{ name: "Removed", accounts: 0, emails: 0, diaries: 0 }]);
    expect((await api.request("GET", `/diaries/${diary}`)).status).toBe(404);
  });

  test("undoes what the user follows and likes, with counters and events", async () => {
    const other = await api.addUser({ name: "other" });
    const { db } = api.database;
    const diary = await addDiary(db, { userId: other.id });
    const week = await addWeek(db, diary);
    const brand = await addBrand(db, { name: "Ember" });
    const liked = [`diary/${diary}`, `week/${week}`, `brand/${brand}`];
    const followed = [`diary/${diary}`, `brand/${brand}`, `user/${other.id}`];
    const paths = [...liked.map((path) => `/likes/${path}`), ...followed.map((path) => `/follows/${path}`)];
    const fan = await api.addUser({ name: "fan" });
    for (const as of [member.id, fan.id]) {
      for (const path of paths)
        expect((await api.request("POST", path, { as })).status, path).toBeLessThan(300);
    }
    await leave({ password: PASSWORD, is_at_once: true });
    const { rows } = await sql<{ counters: number[]; left: number }>`
      select array[
          (select cnt_likes from diary), (select cnt_likes from week), (select cnt_likes from brand),
          (select cnt_followers from diary), (select cnt_followers from brand),
          (select cnt_followers from users where id = ${other.id})] as counters,
        (select count(*)::int from likes where user_id = ${member.id})
          + (select count(*)::int from follow where user_id = ${member.id}) as left`.execute(db);
    expect(rows).toEqual([{ counters: Array(6).fill(1), left: 0 }]);
    const { rows: events } = await sql<{ event: string }>`
      select concat_ws(' ', type, content_type, diary_id) as event from event where type like '%.remove' order by 1`.execute(
      db,
    );
    expect(events.map(({ event }) => event)).toEqual([
      "follow.remove brand",
      `follow.remove diary ${diary}`,
      "follow.remove user",
      "like.remove brand",
      `like.remove diary ${diary}`,
      `like.remove week ${diary}`,
    ]);
  });

  test("of accounts deleted before is completed by the migration", async () => {
    const other = await api.addUser({ name: "other" });
    const { db } = api.database;
    const diary = await addDiary(db, { userId: other.id, columns: { cnt_likes: 2, cnt_followers: 1 } });
    for (const id of [member.id, other.id])
      await sql`insert into likes (type, content_id, user_id) values ('diary', ${diary}, ${id})`.execute(db);
    await sql`insert into follow (type, content_id, user_id) values ('diary', ${diary}, ${member.id})`.execute(
      db,
    );
    await sql`update users set is_remove = true, remove_date = now() where id = ${member.id}`.execute(db);
    const migration = readMigrations().find(({ version }) => version.endsWith("follows_of_deleted_accounts"));
    await api.database.pool.query(migration?.sql ?? "");
    const { rows } = await sql`
      select cnt_likes, cnt_followers, (select count(*)::int from likes) as likes,
        (select count(*)::int from follow) as follows
      from diary`.execute(db);
    expect(rows).toEqual([{ cnt_likes: 1, cnt_followers: 0, likes: 1, follows: 0 }]);
  });

  test("reserves the present and former names, which lead nowhere", async () => {
    const renamed = await api.request("PATCH", `/users/${member.id}`, {
      as: member.id,
      body: { name: "varga" },
    });
    expect(renamed.status).toBe(200);
    expect((await leave({ password: PASSWORD, is_at_once: true })).status).toBe(200);
    for (const name of ["lucia", "Varga"]) {
      const body = { name, email: "other@example.org", password: PASSWORD, recaptcha: await api.captcha() };
      const { status, codes } = await api.request("POST", "/users", { body });
      expect([status, codes], name).toEqual([422, ["taken name"]]);
      expect((await api.request("GET", `/users/${name}`)).status, name).toBe(404);
    }
    const { rows } = await sql`select from user_old_handle where user_id is not null`.execute(
      api.database.db,
    );
    expect(rows, "whose they were").toEqual([]);
  });

  test.each([
    [{ reason: "stopped" }, "required password"],
    [{ password: "wrong one" }, "wrong_credentials password"],
    [{ name: "lucia" }, "required password"],
    [{ password: PASSWORD, reason: "bored" }, "not_allowed reason"],
  ])("refuses %j with %s", async (body, code) => {
    const { status, codes } = await leave(body);
    expect([status, codes]).toEqual([422, [code]]);
    expect((await signIn()).status).toBe(201);
  });

  test("of an account without a password takes its name and a sign-in of the last 10 minutes", async () => {
    await sql`update account set password_hash = null`.execute(api.database.db);
    expect((await leave({ is_at_once: true })).codes).toEqual(["required name"]);
    expect((await leave({ name: "somebody" })).codes).toEqual(["wrong_credentials name"]);
    await sql`update session set add_date = now() - interval '11 minutes'`.execute(api.database.db);
    expect((await leave({ name: "lucia", is_at_once: true })).codes).toEqual(["required password"]);
    expect((await leave({ name: "lucia", password: PASSWORD })).codes).toEqual([
      "wrong_credentials password",
    ]);
    expect((await api.request("GET", "/session", { as: member.id })).status).toBe(200);
    await sql`update session set add_date = now() - interval '9 minutes', method = 'provider'`.execute(
      api.database.db,
    );
    expect((await leave({ name: "lucia" })).status).toBe(200);
  });

  test("takes a passkey of the last 10 minutes instead of the password", async () => {
    await sql`update session set method = 'passkey'`.execute(api.database.db);
    expect((await leave({ reason: "stopped" })).status).toBe(200);
  });

  test("is refused to the only manager of a brand", async () => {
    await addBrand(api.database.db, { name: "Ember", managers: [member.id] });
    const { status, codes } = await leave({ password: PASSWORD });
    expect([status, codes]).toEqual([422, ["last_manager"]]);
  });

  test("is refused to the only owner of a brand that an editor would be left with", async () => {
    const editor = await api.addUser({ name: "editor" });
    const { db } = api.database;
    const brand = await addBrand(db, { name: "Ember", managers: [member.id, editor.id] });
    await sql`update brand_manager set role = 'editor' where user_id = ${editor.id}`.execute(db);
    expect((await leave({ password: PASSWORD })).codes).toEqual(["last_manager"]);
    await sql`update brand_manager set role = 'owner' where brand_id = ${brand}`.execute(db);
    const plan = (date: string | null) =>
      sql`update account set delete_date = ${date}::timestamptz where user_id = ${editor.id}`.execute(db);
    await plan("2999-01-01");
    expect((await leave({ password: PASSWORD })).codes).toEqual(["last_manager"]);
    await plan(null);
    expect((await leave({ password: PASSWORD })).status).toBe(200);
  });
});
