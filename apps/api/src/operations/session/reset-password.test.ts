import type { Schema } from "@grow/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { linkOf, sendQueuedLetters } from "../../testing/mailed-key.ts";
import { PASSWORD, type TestUser } from "../../testing/test-api.ts";

const NEW = "a brand new pass phrase";

const api = freshApi();
let grower: TestUser;
let token: string;

beforeEach(async () => {
  grower = await api.addUser();
  token = await mailedToken();
});

async function mailedToken(): Promise<string> {
  api.jobs.length = 0;
  const body = { email: grower.email, recaptcha: await api.captcha() };
  await api.request("POST", "/session/forgot-password", { body });
  const [letter] = await sendQueuedLetters(api);
  return linkOf(letter).get("token") ?? "";
}

const reset = (body: object) =>
  api.request<Schema<"SessionStart">>("PATCH", "/session/reset-password", {
    body: { token, password: NEW, password_repeat: NEW, ...body },
  });

const signIn = async (password: string) =>
  (await api.request("POST", "/session", { body: { login: grower.name, password } })).status;

describe("a new password", () => {
  test("is set by the link, signs in, and ends every other session", async () => {
    const { status, body } = await reset({});
    expect([status, body.details[0]?.code]).toEqual([200, "password_changed"]);
    expect((await api.request("GET", "/session", { as: grower.id })).status).toBe(401);
    const authorization = `Bearer ${body.data.token}`;
    expect((await api.request("GET", "/session", { headers: { authorization } })).status).toBe(200);
    expect([await signIn(PASSWORD), await signIn(NEW)]).toEqual([401, 201]);
  });

  test("confirms the address too", async () => {
    expect((await reset({})).body.data.user.personal?.is_email_confirmed).toBe(true);
  });

  test("is set once: neither this nor an earlier link works again", async () => {
    const earlier = token;
    token = await mailedToken();
    await reset({});
    expect((await reset({})).codes).toEqual(["token_invalid token"]);
    expect((await reset({ token: earlier })).codes).toEqual(["token_invalid token"]);
  });

  test("is set by one of two concurrent requests", async () => {
    const both = await Promise.all([reset({}), reset({})]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test.each([
    [{ password_repeat: "another one" }, "not_equal password_repeat"],
    [{ password: "short", password_repeat: "short" }, "too_short password"],
    [{ password: "password123", password_repeat: "password123" }, "weak_password password"],
    [{ password: "corvette1", password_repeat: "corvette1" }, "weak_password password"],
    [{ token: "invented" }, "token_invalid token"],
  ])("with %j returns 422", async (change, code) => {
    const { status, codes } = await reset(change);
    expect([status, codes]).toEqual([422, [code]]);
    expect(await signIn(PASSWORD)).toBe(201);
  });

  test("with the grower's name in it returns 422", async () => {
    const password = `the tent of ${grower.name}`;
    expect((await reset({ password, password_repeat: password })).codes).toEqual([
      "name_in_password password",
    ]);
  });

  test("is rejected with an expired link", async () => {
    await api.database.pool.query("update mail_token set date_end = now() - interval '1 minute'");
    expect((await reset({})).codes).toEqual(["token_expired token"]);
  });
});
