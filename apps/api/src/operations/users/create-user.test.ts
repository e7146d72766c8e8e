import type { Schema } from "@grow/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { newLinkToken } from "../../accounts/tokens.ts";
import type { Mail } from "../../mail/email.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { linkOf, sendQueuedLetters } from "../../testing/mailed-key.ts";
import { PASSWORD, type TestUser } from "../../testing/test-api.ts";

const api = freshApi();

const form = { name: "Tessellate", email: "Tess@Example.org", password: "plenty of light" };

async function signUp(change: object = {}, headers: Record<string, string> = {}) {
  const body = { ...form, recaptcha: await api.captcha(), ...change };
  return api.request<Schema<"SessionStart">>("POST", "/users", { body, headers });
}

const countUsers = async () => (await api.database.db.selectFrom("users").select("id").execute()).length;

describe("a new account", () => {
  test("is signed in at once; the address waits for confirmation", async () => {
    const { status, body } = await signUp();
    expect(status).toBe(201);
    expect(body.data.user).toMatchObject({
      name: "Tessellate",
      link: "/grower/Tessellate",
      personal: { email: "Tess@Example.org", is_email_confirmed: false },
      access: [],
    });
    const authorization = `Bearer ${body.data.token}`;
    expect((await api.request("GET", "/session", { headers: { authorization } })).status).toBe(200);
    const signIn = { login: "tess@example.org", password: form.password };
    expect((await api.request("POST", "/session", { body: signIn })).status).toBe(201);
  });

  test.each([
    [{ locale: "ru" }, {}, /Подтверди/],
    [{}, { "accept-language": "es-MX,en;q=0.5" }, /Confirma/],
  ])("with %j and %j gets its email in that language", async (change, headers, words) => {
    await signUp(change, headers);
    const letters = await sendQueuedLetters(api);
    expect(letters.map(({ to }) => to)).toEqual([form.email]);
    expect(letters[0]?.text).toMatch(words);
  });

  test("stores the password as a slow hash only", async () => {
    await signUp();
    const { password_hash } = await api.database.db
      .selectFrom("account")
      .select("password_hash")
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("creates an event for the feed", async () => {
    const { body } = await signUp();
    const events = await api.database.db.selectFrom("event").select(["type", "user_id"]).execute();
    expect(events).toEqual([{ type: "user.create", user_id: body.data.user.id }]);
  });
});

describe("an address that another account has proved", () => {
  let owner: TestUser;

  beforeEach(async () => {
    owner = await api.addUser({ name: "owner" });
    await api.database.db.updateTable("account").set({ is_email_confirmed: true }).execute();
  });

  test("gets the same response as a free one", async () => {
    const taken = await signUp({ email: owner.email.toUpperCase() });
    const free = await signUp({ name: "Other", email: "other@example.org" });
    expect([taken.status, taken.codes]).toEqual([free.status, free.codes]);
    expect(Object.keys(taken.body.data)).toEqual(Object.keys(free.body.data));
    expect(taken.body.data.user.personal).toMatchObject({
      email: owner.email.toUpperCase(),
      is_email_confirmed: false,
    });
    const as = { headers: { authorization: `Bearer ${taken.body.data.token}` } };
    expect((await api.request("GET", "/session", as)).status).toBe(200);
  });

  test("gets an email that says so, without a link that confirms it", async () => {
    await signUp({ email: owner.email });
    const [email, ...others] = await sendQueuedLetters(api);
    expect(others).toEqual([]);
    expect(email).toMatchObject({ to: owner.email, subject: "You already have an account" });
    expect(email?.text).toContain("owner");
    expect(email?.text).not.toMatch(/Tessellate|confirm-email/);
  });

  test("signs in both accounts, each with its own password", async () => {
    const { body } = await signUp({ email: owner.email });
    const signIn = async (password: string) => {
      const login = { login: owner.email, password };
      return await api.request<Schema<"SessionStart">>("POST", "/session", { body: login });
    };
    expect((await signIn(PASSWORD)).body.data.user.id).toBe(owner.id);
    expect((await signIn(form.password)).body.data.user.id).toBe(body.data.user.id);
    expect((await signIn("neither of both")).status).toBe(401);
  });

  test("cannot be confirmed by the new account", async () => {
    const { body } = await signUp({ email: owner.email });
    const k = await newLinkToken(api.database.db, "confirm", body.data.user.id, owner.email);
    const answer = await api.request("POST", "/session/email-confirmation-token", {
      body: { k, e: owner.email },
    });
    expect(answer.body.data).toEqual({ state: "invalid" });
  });

  test("gets at most one email in five minutes", async () => {
    await signUp({ email: owner.email });
    await signUp({ name: "Other", email: owner.email.toUpperCase() });
    const [first, second] = api.jobs.map(({ once }) => once);
    expect(first).toEqual({ key: expect.not.stringContaining("@"), seconds: 300 });
    expect(second).toEqual(first);
  });
});

test("an address of two sign-ups belongs to the account that confirms it", async () => {
  await signUp();
  await signUp({ name: "Other" });
  const [first, second] = await sendQueuedLetters(api);
  const confirm = async (email: Mail | undefined) =>
    (
      await api.request("POST", "/session/email-confirmation-token", {
        body: Object.fromEntries(linkOf(email)),
      })
    ).body.data;
  expect(await confirm(second)).toEqual({ state: "done", is_change: false });
  expect(await confirm(first)).toEqual({ state: "invalid" });
});

describe("a name", () => {
  test("of another user, in any case, is taken", async () => {
    await signUp();
    const { status, codes } = await signUp({ name: "TESSELLATE", email: "other@example.org" });
    expect([status, codes]).toEqual([422, ["taken name"]]);
    expect(await countUsers()).toBe(1);
  });

  test("in two concurrent sign-ups is given to one", async () => {
    const answers = await Promise.all([signUp(), signUp({ email: "other@example.org" })]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 422).length).toBeGreaterThan(0);
    expect(await countUsers()).toBe(statuses.filter((status) => status === 201).length);
  });

  test.each(["livesearch", "LiveSearch", "Removed", "admin"])("%s is reserved", async (name) => {
    expect((await signUp({ name })).codes).toEqual(["reserved_word name"]);
    expect(await countUsers()).toBe(0);
    expect((await signUp({ name: `${name}-7` })).status).toBe(201);
  });

  test.each([
    [{ name: "ab" }, "too_short name"],
    [{ name: "x".repeat(33) }, "too_long name"],
    [{ name: "12345" }, "wrong_format name"],
    [{ name: "with space" }, "wrong_format name"],
    [{ email: "nobody" }, "wrong_format email"],
    [{ locale: "fr" }, "not_allowed locale"],
    [{ access: ["admin"] }, "unknown_field access"],
  ])("%j is refused", async (change, code) => {
    expect((await signUp(change)).codes).toEqual([code]);
    expect(await countUsers()).toBe(0);
  });
});

describe("a password", () => {
  test.each([
    ["1234567", "too_short password"],
    ["x".repeat(129), "too_long password"],
    ["password123", "weak_password password"],
    ["corvette1", "weak_password password"],
    ["tessellate", "name_in_password password"],
  ])("%j is refused", async (password, code) => {
    expect((await signUp({ password })).codes).toEqual([code]);
  });

  test("of the demo is good enough", async () => {
    expect((await signUp({ password: PASSWORD })).status).toBe(201);
  });
});

describe("the proof of work", () => {
  test("must be there and right", async () => {
    expect((await signUp({ recaptcha: "nonsense" })).codes).toEqual(["captcha recaptcha"]);
    expect((await api.request("POST", "/users", { body: form })).codes).toEqual(["required recaptcha"]);
  });

  test("is used up by one attempt, so that names cannot be tried for nothing", async () => {
    const recaptcha = await api.captcha();
    expect((await signUp({ recaptcha, password: "password123" })).codes).toEqual(["weak_password password"]);
    expect((await signUp({ recaptcha })).codes).toEqual(["captcha recaptcha"]);
  });
});
