import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it, test } from "vitest";
import { deliveredContactMails } from "../../../testing/delivered-contact-mails.ts";
import { addDiary, addPhoto, addWeek } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import { type TestUser, testApi } from "../../../testing/test-api.ts";

const api = freshApi();
let grower: TestUser;

beforeEach(async () => {
  grower = await api.addUser({ name: "grower" });
});

const letter = {
  topic: "bug",
  name: " Lucia ",
  email: "lucia@mail.example",
  subject: "Hygrometer shown twice",
  text: " Twice in week 12. ",
  link: "/diaries/12-velvet-orbit",
} satisfies Omit<Schema<"ContactCreate">, "recaptcha">;

const asMember = (change: object = {}, headers: Record<string, string> = {}) =>
  api.request("POST", "/contacts", { as: grower.id, body: { ...letter, ...change }, headers });
const asGuest = async (change: object = {}, headers: Record<string, string> = {}) =>
  api.request("POST", "/contacts", {
    body: { ...letter, recaptcha: await api.captcha(), ...change },
    headers,
  });
const letters = async () =>
  (
    await sql<Record<string, unknown>>`
      select user_id, topic, name, email, subject, text, link, lang, state, photo_id from contact order by id`.execute(
      api.database.db,
    )
  ).rows;

describe("POST /contacts", () => {
  it("stores a guest's message in the language of their pages", async () => {
    const { status, body, codes } = await asGuest({}, { "accept-language": "de" });
    expect([status, body.data, codes]).toEqual([200, null, ["sent"]]);
    expect(await letters()).toEqual([
      {
        user_id: null,
        topic: "bug",
        name: "Lucia",
        email: "lucia@mail.example",
        subject: "Hygrometer shown twice",
        text: "Twice in week 12.",
        link: "/diaries/12-velvet-orbit",
        lang: "de",
        state: "open",
        photo_id: null,
      },
    ]);
  });

  it("stores a member's message without a captcha", async () => {
    expect((await asMember()).status).toBe(200);
    expect(await letters()).toMatchObject([{ user_id: grower.id }]);
  });

  it("returns 422 for a guest without a valid captcha, and stores nothing", async () => {
    const none = await api.request("POST", "/contacts", { body: letter });
    expect([none.status, none.codes]).toEqual([422, ["required recaptcha"]]);
    const wrong = await asGuest({ recaptcha: "nonsense" });
    expect([wrong.status, wrong.codes]).toEqual([422, ["captcha recaptcha"]]);
    const recaptcha = await api.captcha();
    expect((await asGuest({ recaptcha })).status).toBe(200);
    expect((await asGuest({ recaptcha })).codes).toEqual(["captcha recaptcha"]);
    expect(await letters()).toHaveLength(1);
  });

  it.each<[object, string]>([
    [{ topic: "weather" }, "not_allowed topic"],
    [{ name: " " }, "wrong_format name"],
    [{ email: "lucia" }, "wrong_format email"],
    [{ subject: "x".repeat(151) }, "too_long subject"],
    [{ text: "x".repeat(5001) }, "too_long text"],
    [{ link: "https://elsewhere.example" }, "wrong_format link"],
    [{ state: "closed" }, "unknown_field state"],
  ])("returns 422 for %o, and stores nothing", async (change, code) => {
    const { status, codes } = await asMember(change);
    expect(status).toBe(422);
    expect(codes).toContain(code);
    expect(await letters()).toEqual([]);
  });

  it.each([
    ["{", "application/json", 400],
    ["topic=bug", "text/plain", 415],
    [JSON.stringify({ text: "x".repeat(300_000) }), "application/json", 413],
  ])("returns an error for the body %.20s", async (payload, type, status) => {
    const headers = { "content-type": type };
    const answer = await api.server.inject({ method: "POST", url: "/api/contacts", payload, headers });
    expect(answer.statusCode).toBe(status);
  });
});

describe("a screenshot", () => {
  it("is an unattached photo of the member, and only once", async () => {
    const photo_id = await addPhoto(api.database.db, { user_id: grower.id });
    expect((await asMember({ photo_id })).status).toBe(200);
    expect(await letters()).toMatchObject([{ photo_id }]);
    const again = await asMember({ photo_id });
    expect([again.status, again.codes]).toEqual([422, ["foreign_photo photo_id"]]);
  });

  it("of another user, of a week, that was removed or does not exist returns 422", async () => {
    const { db } = api.database;
    const other = await api.addUser({ name: "other" });
    const diary = await addDiary(db, { userId: grower.id });
    const week = await addWeek(db, diary);
    const photos = {
      foreign_photo: await addPhoto(db, { user_id: other.id }),
      removed_photo: await addPhoto(db, { user_id: grower.id, is_remove: true, remove_date: "2026-01-01" }),
      unknown_reference: 999_999,
    };
    for (const [code, photo_id] of Object.entries(photos)) {
      expect((await asMember({ photo_id })).codes).toEqual([`${code} photo_id`]);
    }
    const ofWeek = await addPhoto(db, { user_id: grower.id, diary_id: diary, week_id: week });
    expect((await asMember({ photo_id: ofWeek })).codes).toEqual(["foreign_photo photo_id"]);
    expect(await letters()).toEqual([]);
  });

  it("of a member cannot be attached by a guest", async () => {
    const photo_id = await addPhoto(api.database.db, { user_id: grower.id });
    expect((await asGuest({ photo_id })).codes).toEqual(["foreign_photo photo_id"]);
  });
});

describe("the confirmation", () => {
  it("goes to the writer in their language, without any of their words", async () => {
    await asGuest(
      { name: "Buy seeds", subject: "Cheap seeds", text: "https://spam.example" },
      { "accept-language": "de" },
    );
    const [mail] = await deliveredContactMails(api);
    expect(mail?.to).toBe("lucia@mail.example");
    expect(mail?.subject).toMatch(/Deine Nachricht ist da/);
    expect(JSON.stringify(mail)).not.toMatch(/seeds|spam/i);
  });

  it("is sent at most once in five minutes to an address, however it is written", async () => {
    await asMember();
    await asMember({ email: "LUCIA@mail.example" });
    const once = { key: "contact lucia@mail.example", seconds: 300 };
    expect(api.jobs.map((job) => job.once)).toEqual([once, once]);
  });

  it("is not sent for a message that was refused", async () => {
    await asMember({ topic: "weather" });
    expect(api.jobs).toEqual([]);
  });
});

test("the sixth message of an address within an hour returns 429", async () => {
  const limited = await testApi({ hasLimits: true });
  const member = await limited.addUser();
  const send = () => limited.request("POST", "/contacts", { as: member.id, body: letter });
  for (let count = 0; count < 5; count += 1) expect((await send()).status).toBe(200);
  const { status, codes } = await send();
  expect([status, codes]).toEqual([429, ["rate_limited"]]);
});
