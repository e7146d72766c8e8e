import type { Schema } from "@grow/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { PASSWORD, type TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let grower: TestUser;

beforeEach(async () => {
  grower = await api.addUser({ name: "Tessellate", access: ["moderate"] });
});

const signIn = (login: string, password: string) =>
  api.request<Schema<"SessionStart">>("POST", "/session", { body: { login, password } });

describe("signing in", () => {
  test.each(["Tessellate", "tessellate", "TESSELLATE@example.org", " tessellate "])(
    "as %j creates a session",
    async (login) => {
      const { status, body } = await signIn(login, PASSWORD);
      expect(status).toBe(201);
      expect(body.data.user).toMatchObject({
        id: grower.id,
        access: ["moderate"],
        personal: { email: grower.email },
      });
      const days = (Date.parse(body.data.date_end) - Date.now()) / 86_400_000;
      expect(Math.round(days)).toBe(90);
      const authorization = `Bearer ${body.data.token}`;
      expect((await api.request("GET", "/session", { headers: { authorization } })).status).toBe(200);
    },
  );

  test("creates a session besides earlier ones", async () => {
    const [one, two] = [await signIn("tessellate", PASSWORD), await signIn("tessellate", PASSWORD)];
    expect(one.body.data.token).not.toBe(two.body.data.token);
    expect((await api.request("GET", "/session", { as: grower.id })).status).toBe(200);
  });

  test.each([
    ["tessellate", "wrong"],
    ["nobody", PASSWORD],
    ["nobody@example.org", PASSWORD],
  ])(
    "as %s with %s returns the same error for a wrong login and a wrong password",
    async (login, password) => {
      const { status, codes } = await signIn(login, password);
      expect([status, codes]).toEqual([401, ["wrong_credentials"]]);
    },
  );

  test("returns 401 for an account without a password and for a removed one", async () => {
    await api.database.db.updateTable("account").set({ password_hash: null }).execute();
    expect((await signIn("tessellate", PASSWORD)).status).toBe(401);
    const other = await api.addUser({ name: "gone" });
    await api.database.db
      .updateTable("users")
      .set({ is_remove: true, remove_date: new Date() })
      .where("id", "=", other.id)
      .execute();
    expect((await signIn("gone", PASSWORD)).status).toBe(401);
  });

  test("returns 403 for a banned account only with the right password", async () => {
    await api.database.db.updateTable("users").set({ is_ban: true }).execute();
    const { status, codes } = await signIn("tessellate", PASSWORD);
    expect([status, codes]).toEqual([403, ["account_banned"]]);
    expect((await signIn("tessellate", "wrong")).status).toBe(401);
  });

  test("needs login and password", async () => {
    expect((await api.request("POST", "/session", { body: { login: "x" } })).codes).toEqual([
      "required password",
    ]);
    expect((await signIn("", "x")).codes).toEqual(["too_short login"]);
  });
});

test("a password matches in any Unicode normalization", async () => {
  const email = "accent@example.org";
  const decomposed = "Pe\u0301rez-lang-genug";
  const body = { name: "accent", email, password: decomposed, recaptcha: await api.captcha() };
  expect((await api.request("POST", "/users", { body })).status).toBe(201);
  expect((await signIn("accent", decomposed.normalize("NFC"))).status).toBe(201);
});

test("POST /session returns 400 or 415 for unreadable bodies", async () => {
  const { server } = api;
  const answers = await Promise.all([
    server.inject({
      method: "POST",
      url: "/api/session",
      payload: "{",
      headers: { "content-type": "application/json" },
    }),
    server.inject({
      method: "POST",
      url: "/api/session",
      payload: "x",
      headers: { "content-type": "text/plain" },
    }),
    server.inject({
      method: "POST",
      url: "/api/session",
      payload: { login: "x".repeat(300_000), password: "x" },
    }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 415, 413]);
});

test("a session expires after 60 days without use", async () => {
  const used = (days: number) =>
    api.database.pool.query("update session set use_date = now() - make_interval(days => $1)", [days]);
  await used(59);
  expect((await api.request("GET", "/session", { as: grower.id })).status).toBe(200);
  await used(60);
  expect((await api.request("GET", "/session", { as: grower.id })).status).toBe(401);
});
