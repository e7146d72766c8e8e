import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { replaceRecoveryCodes } from "../../accounts/recovery-codes.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { softAuthenticator } from "../../testing/soft-authenticator.ts";
import { PASSWORD, type TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let owner: TestUser;

beforeEach(async () => {
  owner = await api.addUser({ name: "besieged" });
});

interface From {
  address?: string;
  device?: string | undefined;
}

async function send(path: string, payload: object, { address = "203.0.113.99", device }: From = {}) {
  const answer = await api.server.inject({
    method: "POST",
    url: `/api${path}`,
    remoteAddress: "127.0.0.1",
    headers: { "x-forwarded-for": address, ...(device === undefined ? {} : { "x-known-device": device }) },
    payload,
  });
  return { status: answer.statusCode, data: answer.json().data as Schema<"SessionStart"> };
}
const signIn = (login: string, password = PASSWORD, from: From = {}) =>
  send("/session", { login, password }, from);
const statusOf = async (login: string, password = PASSWORD, from: From = {}) =>
  (await signIn(login, password, from)).status;

/** Wrong passwords, each from another address. */
async function guess(login: string, times = 20) {
  for (let count = 1; count <= times; count += 1)
    expect(await statusOf(login, "wrong", { address: `203.0.113.${count}` })).toBe(401);
}
const devices = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from sign_in_device`.execute(api.database.db)).rows[0]
    ?.n;

describe("20 failed sign-ins from many addresses", () => {
  test("refuse the next from an unknown device, and not the owner's device, wherever it is", async () => {
    const { device } = (await signIn("besieged", PASSWORD, { address: "198.51.100.1" })).data;
    await guess("besieged");
    expect(await statusOf("Besieged")).toBe(429);
    expect(await statusOf("besieged", PASSWORD, { address: "198.51.100.1" })).toBe(429);
    const elsewhere = { address: "192.0.2.7", device };
    expect(await statusOf("besieged", "typed wrong", elsewhere)).toBe(401);
    expect(await statusOf("besieged", PASSWORD, elsewhere)).toBe(201);
  });

  test("refuse the next also where no account exists", async () => {
    await guess("nobody-at-all");
    expect(await statusOf("nobody-at-all", "wrong")).toBe(429);
  });

  test("count for all servers together, and no longer than 15 minutes", async () => {
    await guess("elsewhere");
    const other = await api.withConfig({});
    const again = () =>
      other.request("POST", "/session", { body: { login: "elsewhere", password: "wrong" } });
    expect((await again()).status).toBe(429);
    await api.database.pool.query("update sign_in_failure set date_end = now() - interval '1 minute'");
    expect((await again()).status).toBe(401);
  });

  test("leave the owner's sessions and password reset alone", async () => {
    await guess("besieged");
    expect((await api.request("GET", "/session", { as: owner.id })).status).toBe(200);
    const body = { email: owner.email, recaptcha: await api.captcha() };
    expect((await api.request("POST", "/session/forgot-password", { body })).status).toBe(200);
  });

  test("leave sensitive changes to the owner's device", async () => {
    const { device, token } = (await signIn("besieged")).data;
    await guess("besieged");
    const change = (headers: Record<string, string>) =>
      api.request("POST", `/users/${owner.id}/settings/recovery-codes`, {
        headers: { authorization: `Bearer ${token}`, ...headers },
        body: { password: PASSWORD },
      });
    expect((await change({})).status).toBe(429);
    expect((await change({ "x-known-device": device ?? "" })).status).toBe(200);
  });
});

describe("guesses by name and by address", () => {
  test("count together: the right password is a wrong one from an unknown device", async () => {
    const { device } = (await signIn("besieged")).data;
    await guess("besieged", 12);
    await guess(owner.email, 8);
    expect(await statusOf("besieged")).toBe(401);
    expect(await statusOf(owner.email)).toBe(401);
    expect(await statusOf(owner.email, PASSWORD, { device })).toBe(201);
    await api.database.pool.query("update sign_in_failure set date_end = now() - interval '1 minute'");
    expect(await statusOf("besieged")).toBe(201);
  });

  test("do not tell which address belongs to a name", async () => {
    await guess("besieged");
    for (const login of [owner.email, "unknown@example.org"]) {
      expect(await statusOf(login, "wrong")).toBe(401);
      expect(await statusOf(login)).toBe(401);
    }
  });

  test("count for a recovery code too, which stays valid", async () => {
    const [code = ""] = await api.database.transaction((tx) => replaceRecoveryCodes(tx, owner.id));
    await guess("besieged");
    const use = async (login: string) => (await send("/session/recovery", { login, code })).status;
    expect([await use("besieged"), await use(owner.email)]).toEqual([429, 401]);
    await api.database.pool.query("update sign_in_failure set date_end = now() - interval '1 minute'");
    expect(await use("besieged")).toBe(201);
  });
});

describe("a known device", () => {
  test("has 20 failures of its own, which do not count for the account", async () => {
    const { device } = (await signIn("besieged")).data;
    for (let count = 1; count <= 20; count += 1)
      expect(await statusOf("besieged", "wrong", { device })).toBe(401);
    const { rows } = await sql`select from sign_in_failure`.execute(api.database.db);
    expect(rows).toEqual([]);
    await guess("besieged");
    expect(await statusOf("besieged", PASSWORD, { device })).toBe(429);
  });

  test("gets a new token at each sign-in, and the old one is forgotten", async () => {
    const first = (await signIn("besieged")).data.device;
    const before = await devices();
    const second = (await signIn("besieged", PASSWORD, { device: first })).data.device;
    expect([first === second, await devices()]).toEqual([false, before]);
    await guess("besieged");
    expect(await statusOf("besieged", PASSWORD, { device: first })).toBe(429);
    expect(await statusOf("besieged", PASSWORD, { device: second })).toBe(201);
  });

  test("is known to its own account only", async () => {
    const other = await api.addUser({ name: "attacker" });
    const { device } = (await signIn("attacker")).data;
    await guess("besieged");
    expect(await statusOf("besieged", PASSWORD, { device })).toBe(429);
    // The attacker has entered the owner's address, so that it may mean both accounts.
    await sql`update account set is_email_confirmed = true where user_id = ${owner.id}`.execute(
      api.database.db,
    );
    await sql`update account set email = ${owner.email} where user_id = ${other.id}`.execute(api.database.db);
    await sql`update account set password_hash = null where user_id = ${other.id}`.execute(api.database.db);
    expect(await statusOf(owner.email, PASSWORD, { device })).toBe(401);
  });

  test("is one of 5 at most", async () => {
    const tokens: (string | undefined)[] = [];
    for (let count = 1; count <= 6; count += 1) tokens.push((await signIn("besieged")).data.device);
    expect(await devices()).toBe(5);
    await guess("besieged");
    expect(await statusOf("besieged", PASSWORD, { device: tokens[0] })).toBe(429);
    expect(await statusOf("besieged", PASSWORD, { device: tokens[5] })).toBe(201);
  });

  test("is made known by a sign-up, a recovery code and a passkey as well", async () => {
    const account = { name: "newcomer", email: "new@example.org", password: PASSWORD };
    const signedUp = await send("/users", { ...account, recaptcha: await api.captcha() });
    const [code = ""] = await api.database.transaction((tx) => replaceRecoveryCodes(tx, owner.id));
    const recovered = await send("/session/recovery", { login: "besieged", code });
    const authenticator = softAuthenticator(api.parts.config.publicUrl);
    const keys = `/users/${owner.id}/settings/passkeys`;
    const { body } = await api.request<Schema<"PasskeyOptions">>("POST", `${keys}/options`, { as: owner.id });
    const response = authenticator.register(body.data.options);
    await api.request("POST", keys, { as: owner.id, body: { name: "Phone", password: PASSWORD, response } });
    const options = await api.request<Schema<"PasskeyOptions">>("POST", "/session/passkey/options");
    const signedIn = await send("/session/passkey", {
      response: authenticator.signIn(options.body.data.options),
    });
    await guess("besieged");
    await guess("newcomer");
    const pairs = [
      ["newcomer", signedUp],
      ["besieged", recovered],
      ["besieged", signedIn],
    ] as const;
    for (const [login, { data }] of pairs)
      expect(await statusOf(login, PASSWORD, { device: data.device })).toBe(201);
  });
});
