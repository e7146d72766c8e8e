import type { Schema } from "@grow/contract";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { replaceRecoveryCodes } from "../../accounts/recovery-codes.ts";
import { createServer } from "../../http/create-server.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { linkOf, sendQueuedLetters } from "../../testing/mailed-key.ts";
import { ADDRESS, type LogLine, recordWarnings, signInLine } from "../../testing/recorded-log.ts";
import { softAuthenticator } from "../../testing/soft-authenticator.ts";
import { PASSWORD } from "../../testing/test-api.ts";
import { operations } from "../index.ts";
import { owners } from "../owners.ts";

const api = freshApi();

let server: FastifyInstance;
let lines: LogLine[];

beforeAll(async () => {
  server = await createServer({ parts: api.parts, operations, owners, isChecked: true, hasLimits: false });
  lines = recordWarnings(server);
  await server.ready();
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => server.close());

const send = (path: string, payload: object, method: "POST" | "PATCH" = "POST") =>
  server.inject({ method, url: `/api${path}`, payload, remoteAddress: ADDRESS });

describe("the security log", () => {
  test("has a line for each sign-in by password, and for each that failed", async () => {
    const { id, name, email } = await api.addUser({ name: "Tessellate" });
    expect((await send("/session", { login: name, password: "wrong" })).statusCode).toBe(401);
    expect((await send("/session", { login: "nobody@example.org", password: "wrong" })).statusCode).toBe(401);
    expect((await send("/session", { login: email, password: PASSWORD })).statusCode).toBe(201);
    expect(lines).toEqual([
      signInLine("sign_in_failed", id),
      signInLine("sign_in_failed", null),
      signInLine("signed_in", id),
    ]);
  });

  test("has a line for each sign-in by recovery code, and for each that failed", async () => {
    const { id, name } = await api.addUser();
    const [code = ""] = await api.database.transaction((tx) => replaceRecoveryCodes(tx, id));
    const wrong = `${code.slice(0, -1)}${code.endsWith("2") ? "3" : "2"}`;
    expect((await send("/session/recovery", { login: name, code: wrong })).statusCode).toBe(401);
    expect((await send("/session/recovery", { login: name, code })).statusCode).toBe(201);
    expect(lines).toEqual([signInLine("sign_in_failed", id), signInLine("signed_in", id)]);
  });

  test("has a line for each sign-in by passkey, and for each that failed", async () => {
    const { id } = await api.addUser();
    const device = softAuthenticator(api.parts.config.publicUrl);
    const keys = `/users/${id}/settings/passkeys`;
    const options = await api.request<Schema<"PasskeyOptions">>("POST", `${keys}/options`, { as: id });
    const response = device.register(options.body.data.options);
    await api.request("POST", keys, { as: id, body: { name: "Phone", password: PASSWORD, response } });
    const unknown = softAuthenticator(api.parts.config.publicUrl);
    unknown.register(options.body.data.options);
    const signIn = async (authenticator: typeof device) => {
      const started = (await send("/session/passkey/options", {})).json();
      const response = authenticator.signIn(started.data.options);
      return (await send("/session/passkey", { response })).statusCode;
    };
    expect([await signIn(device), await signIn(unknown)]).toEqual([201, 401]);
    expect(lines).toEqual([signInLine("signed_in", id), signInLine("sign_in_failed", null)]);
  });

  test("has a line for a sign-up, which signs in", async () => {
    const account = {
      name: "tessellate",
      email: "tessellate@example.org",
      password: "five leaves and a trichome",
    };
    const answer = await send("/users", { ...account, recaptcha: await api.captcha() });
    expect(answer.statusCode).toBe(201);
    expect(lines).toEqual([signInLine("signed_in", answer.json().data.user.id)]);
  });

  test("has a line for the sign-in by the link of a reset email, and for its new password", async () => {
    const { id, email } = await api.addUser();
    api.jobs.length = 0;
    const body = { email, recaptcha: await api.captcha() };
    await api.request("POST", "/session/forgot-password", { body });
    const [letter] = await sendQueuedLetters(api);
    const password = "a brand new pass phrase";
    const reset = { token: linkOf(letter).get("token"), password, password_repeat: password };
    expect((await send("/session/reset-password", reset, "PATCH")).statusCode).toBe(200);
    const changed = { ...signInLine("signed_in", id), event: "password_changed", operation: "resetPassword" };
    expect(lines).toEqual([signInLine("signed_in", id), changed]);
  });

  test("holds no name, address, password or code", async () => {
    const { name, email } = await api.addUser();
    await send("/session", { login: email, password: "a wrong password" });
    await send("/session", { login: name, password: PASSWORD });
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${name}|example|password|${PASSWORD}|113\\.57`));
  });
});
