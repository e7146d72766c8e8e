import type { Schema } from "@grow/contract";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { replaceRecoveryCodes } from "../../accounts/recovery-codes.ts";
import { createServer } from "../../http/create-server.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { linkOf, sendQueuedLetters } from "../../testing/mailed-key.ts";
import { softAuthenticator } from "../../testing/soft-authenticator.ts";
import { PASSWORD } from "../../testing/test-api.ts";
import { operations } from "../index.ts";
import { owners } from "../owners.ts";

const api = freshApi();
const ADDRESS = "203.0.113.57";

let server: FastifyInstance;
let lines: Record<string, unknown>[];

beforeAll(async () => {
  server = await createServer({ parts: api.parts, operations, owners, isChecked: true, hasLimits: false });
  const ignore = () => undefined;
  const warn = (line: Record<string, unknown>) => void lines.push(line);
  const log = { warn, info: ignore, error: ignore, debug: ignore } as unknown as FastifyBaseLogger;
  server.addHook("onRequest", async (request) => {
    request.log = log;
  });
  await server.ready();
});
beforeEach(() => {
  lines = [];
});
afterAll(() => server.close());

const send = (path: string, payload: object, method: "POST" | "PATCH" = "POST") =>
  server.inject({ method, url: `/api${path}`, payload, remoteAddress: ADDRESS });

/** What a sign-in leaves in the security log. */
const line = (event: string, user_id: number | null) => ({
  log: "security",
  event,
  user_id,
  address: "203.0.113.0/24",
  operation: undefined,
});

describe("the security log", () => {
  test("has a line for each sign-in by password, and for each that failed", async () => {
    const { id, name, email } = await api.addUser({ name: "Tessellate" });
    expect((await send("/session", { login: name, password: "wrong" })).statusCode).toBe(401);
    expect((await send("/session", { login: "nobody@example.org", password: "wrong" })).statusCode).toBe(401);
    expect((await send("/session", { login: email, password: PASSWORD })).statusCode).toBe(201);
    expect(lines).toEqual([line("sign_in_failed", id), line("sign_in_failed", null), line("signed_in", id)]);
  });

  test("has a line for each sign-in by recovery code, and for each that failed", async () => {
    const { id, name } = await api.addUser();
    const [code = ""] = await api.database.transaction((tx) => replaceRecoveryCodes(tx, id));
    const wrong = `${code.slice(0, -1)}${code.endsWith("2") ? "3" : "2"}`;
    expect((await send("/session/recovery", { login: name, code: wrong })).statusCode).toBe(401);
    expect((await send("/session/recovery", { login: name, code })).statusCode).toBe(201);
    expect(lines).toEqual([line("sign_in_failed", id), line("signed_in", id)]);
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
    expect(lines).toEqual([line("signed_in", id), line("sign_in_failed", null)]);
  });

  test("has a line for the sign-in by the link of a reset email", async () => {
    const { id, email } = await api.addUser();
    api.jobs.length = 0;
    const body = { email, recaptcha: await api.captcha() };
    await api.request("POST", "/session/forgot-password", { body });
    const [letter] = await sendQueuedLetters(api);
    const password = "a brand new pass phrase";
    const reset = { token: linkOf(letter).get("token"), password, password_repeat: password };
    expect((await send("/session/reset-password", reset, "PATCH")).statusCode).toBe(200);
    expect(lines).toEqual([line("signed_in", id)]);
  });

  test("holds no name, address, password or code", async () => {
    const { name, email } = await api.addUser();
    await send("/session", { login: email, password: "a wrong password" });
    await send("/session", { login: name, password: PASSWORD });
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${name}|example|password|${PASSWORD}|113\\.57`));
  });
});
