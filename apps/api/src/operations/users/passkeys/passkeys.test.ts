import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { freshApi } from "../../../testing/fresh-api.ts";
import { type SoftAuthenticator, softAuthenticator } from "../../../testing/soft-authenticator.ts";
import { PASSWORD, type TestApi, type TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let member: TestUser;
let device: SoftAuthenticator;

beforeEach(async () => {
  member = await api.addUser({ name: "lucia" });
  device = softAuthenticator(api.parts.config.publicUrl);
});

type Section = Schema<"PasskeysSection">;
const keys = () => `/users/${member.id}/settings/passkeys`;

async function register(authenticator = device, isVerified = true): Promise<string> {
  const { body } = await api.request<Schema<"PasskeyOptions">>("POST", `${keys()}/options`, {
    as: member.id,
  });
  return authenticator.register(body.data.options, isVerified);
}

const add = (body: object, as = member.id) => api.request<Section>("POST", keys(), { as, body });
const addPhone = async () => add({ name: "Phone", password: PASSWORD, response: await register() });

async function answer(authenticator = device, isVerified = true): Promise<string> {
  const { body } = await api.request<Schema<"PasskeyOptions">>("POST", "/session/passkey/options");
  return authenticator.signIn(body.data.options, isVerified);
}

const signIn = async (response: string, token?: string) =>
  api.request<Schema<"SessionStart">>("POST", "/session/passkey", {
    body: { response },
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
  });

const remove = (id: number, body: object, token = member.token) =>
  api.request<Section>("DELETE", `${keys()}/${id}`, { body, headers: { authorization: `Bearer ${token}` } });

describe("a passkey", () => {
  test("is added with the password, signs in without it, and is renamed and removed", async () => {
    const added = await addPhone();
    expect([added.status, added.body.data.passkeys]).toMatchObject([
      200,
      [{ name: "Phone", use_date: null }],
    ]);
    expect(api.jobs).toMatchObject([{ data: { letter: "passkey_added", what: "Phone" } }]);
    const signedIn = await signIn(await answer());
    expect([signedIn.status, signedIn.body.data.user.id]).toEqual([201, member.id]);
    const id = added.body.data.passkeys[0]?.id ?? 0;
    const renamed = await api.request<Section>("PATCH", `${keys()}/${id}`, {
      as: member.id,
      body: { name: "Old phone" },
    });
    expect(renamed.body.data.passkeys).toMatchObject([{ name: "Old phone", use_date: expect.any(String) }]);
    expect((await remove(id, { password: PASSWORD })).body.data.passkeys).toEqual([]);
    expect(api.jobs.at(-1)).toMatchObject({ data: { letter: "passkey_removed", what: "Old phone" } });
    expect((await signIn(await answer())).status).toBe(401);
  });

  test("is not added without the password or with a wrong one", async () => {
    expect((await add({ name: "Phone", response: await register() })).codes).toEqual(["required password"]);
    expect((await add({ name: "Phone", response: await register(), password: "wrong one" })).codes).toEqual([
      "wrong_credentials password",
    ]);
  });

  test("is not removed without the password or a fresh sign-in with a passkey", async () => {
    const id = (await addPhone()).body.data.passkeys[0]?.id ?? 0;
    expect((await remove(id, {})).codes).toEqual(["required password"]);
    expect((await remove(id, { password: "wrong one" })).codes).toEqual(["wrong_credentials password"]);
    expect((await api.request<Section>("GET", keys(), { as: member.id })).body.data.passkeys).toHaveLength(1);
    const { token } = (await signIn(await answer())).body.data;
    await sql`update session set add_date = now() - interval '11 minutes'`.execute(api.database.db);
    expect((await remove(id, {}, token)).codes).toEqual(["required password"]);
    const proved = await signIn(await answer(), token);
    expect((await remove(id, {}, proved.body.data.token)).status).toBe(200);
  });

  test("of another user, or an unknown one, returns 404", async () => {
    const id = (await addPhone()).body.data.passkeys[0]?.id ?? 0;
    const other = await api.addUser();
    const place = `/users/${other.id}/settings/passkeys/${id}`;
    const body = { password: PASSWORD };
    expect((await api.request("DELETE", place, { as: other.id, body })).status).toBe(404);
    expect((await api.request("PATCH", place, { as: other.id, body: { name: "x" } })).status).toBe(404);
    expect((await remove(id + 1, body)).status).toBe(404);
  });

  test("stays when it is the last way to sign in", async () => {
    const id = (await addPhone()).body.data.passkeys[0]?.id ?? 0;
    await sql`update account set password_hash = null`.execute(api.database.db);
    const { token } = (await signIn(await answer())).body.data;
    const { status, codes } = await remove(id, {}, token);
    expect([status, codes]).toEqual([422, ["not_allowed passkey"]]);
    expect((await signIn(await answer())).status).toBe(201);
  });

  test("that was added before is refused, and so is a 21st", async () => {
    await addPhone();
    expect((await addPhone()).codes).toEqual(["taken response"]);
    await sql`insert into passkey (user_id, credential_id, public_key, name)
      select ${member.id}, md5(n::text), 'x', 'Key ' || n from generate_series(2, 20) n`.execute(
      api.database.db,
    );
    const more = await register(softAuthenticator(api.parts.config.publicUrl));
    expect((await add({ name: "One more", password: PASSWORD, response: more })).codes).toEqual([
      "taken response",
    ]);
  });
});

describe("the response of an authenticator", () => {
  test("works once, and not after its challenge expired", async () => {
    await addPhone();
    const response = await answer();
    expect((await signIn(response)).status).toBe(201);
    expect((await signIn(response)).codes).toEqual(["token_invalid response"]);
    const late = await answer();
    await sql`update passkey_challenge set date_end = now() - interval '1 minute', add_date = now() - interval '1 hour'`.execute(
      api.database.db,
    );
    expect((await signIn(late)).codes).toEqual(["token_expired response"]);
  });

  test("to an unknown challenge, or an unreadable one, is rejected", async () => {
    await addPhone();
    expect((await signIn(device.signIn({ challenge: "forged" }))).codes).toEqual(["token_invalid response"]);
    expect((await signIn("{}")).codes).toEqual(["wrong_format response"]);
    const notMine = await register();
    const other = await api.addUser();
    expect((await add({ name: "x", password: PASSWORD, response: notMine }, other.id)).status).toBe(403);
  });

  test("of another origin, or with another key, does not sign in", async () => {
    await addPhone();
    const elsewhere = softAuthenticator("https://evil.example");
    expect((await signIn(await answer(elsewhere))).status).toBe(401);
    const stolen = softAuthenticator(api.parts.config.publicUrl);
    const forged = JSON.parse(await answer(stolen));
    expect((await signIn(JSON.stringify({ ...forged, id: device.id, rawId: device.id }))).status).toBe(401);
    const broken = await add({ name: "x", password: PASSWORD, response: await register(elsewhere) });
    expect(broken.codes).toEqual(["token_invalid response"]);
  });

  test("without a PIN or finger is neither added nor signs in", async () => {
    const added = await add({ name: "x", password: PASSWORD, response: await register(device, false) });
    expect(added.codes).toEqual(["token_invalid response"]);
    await addPhone();
    expect((await signIn(await answer(device, false))).status).toBe(401);
    expect((await signIn(await answer())).status).toBe(201);
  });

  test("of a banned member is refused", async () => {
    await addPhone();
    await sql`update users set is_ban = true`.execute(api.database.db);
    const { status, codes } = await signIn(await answer());
    expect([status, codes]).toEqual([403, ["account_banned"]]);
  });
});

describe("staff who must sign in with a passkey", () => {
  const rights = async (site: TestApi, token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await site.request<Schema<"Session">>("GET", "/session", { headers });
    const desk = await site.request("GET", "/staff/claims", { headers });
    return [body.data.access, desk.status];
  };

  test("have their rights with it, and those of a member with the password", async () => {
    await sql`update users set access = '{moderate}'`.execute(api.database.db);
    await addPhone();
    const { token = "" } = (await signIn(await answer())).body.data;
    const strict = await api.withConfig({ staffSignIn: "passkey" });
    expect(await rights(strict, member.token)).toEqual([[], 403]);
    expect(await rights(strict, token)).toEqual([["moderate"], 200]);
    expect(await rights(api, member.token)).toEqual([["moderate"], 200]);
  });
});

describe("confirming with a passkey while signed in", () => {
  test("replaces the session, and counts as proof for ten minutes", async () => {
    await addPhone();
    const { body } = await signIn(await answer(), member.token);
    const { rows } = await sql`select from session where revoke_date is null`.execute(api.database.db);
    expect(rows).toHaveLength(1);
    const changed = await api.request("PATCH", `/users/${member.id}`, {
      headers: { authorization: `Bearer ${body.data.token}` },
      body: { password: "plenty of light", password_repeat: "plenty of light" },
    });
    expect(changed.status).toBe(200);
  });

  test("refuses another member's passkey and leaves the session alone", async () => {
    await addPhone();
    const other = await api.addUser();
    const { status, codes } = await signIn(await answer(), other.token);
    expect([status, codes]).toEqual([422, ["not_allowed response"]]);
    expect((await api.request("GET", "/session", { as: other.id })).status).toBe(200);
  });
});

describe("recovery codes", () => {
  const codes = (body: object) =>
    api.request<Schema<"RecoveryCodes">>("POST", `/users/${member.id}/settings/recovery-codes`, {
      as: member.id,
      body,
    });
  const recover = (code: string, login = "Lucia") =>
    api.request<Schema<"SessionStart">>("POST", "/session/recovery", { body: { login, code } });

  test("are created with the password, and each signs in once, however it is typed", async () => {
    expect((await codes({})).codes).toEqual(["required password"]);
    const { body } = await codes({ password: PASSWORD });
    expect(body.data.codes).toHaveLength(10);
    const [first = ""] = body.data.codes;
    const signedIn = await recover(first.toUpperCase().replaceAll("-", " "));
    expect([signedIn.status, signedIn.body.data.user.id]).toEqual([201, member.id]);
    expect(api.jobs.map(({ data }) => "letter" in data && data.letter)).toEqual([
      "codes_changed",
      "code_used",
    ]);
    expect((await recover(first)).status).toBe(401);
    const { data } = (await api.request<Section>("GET", keys(), { as: member.id })).body;
    expect(data.cnt_codes).toBe(9);
  });

  test("of an earlier set no longer work", async () => {
    const [old = ""] = (await codes({ password: PASSWORD })).body.data.codes;
    await codes({ password: PASSWORD });
    expect((await recover(old)).status).toBe(401);
  });

  test("do not sign in another member, a banned one, or after too many attempts", async () => {
    const [code = ""] = (await codes({ password: PASSWORD })).body.data.codes;
    const other = await api.addUser();
    expect((await recover(code, other.name)).codes).toEqual(["wrong_credentials"]);
    expect((await recover(code, "nobody")).codes).toEqual(["wrong_credentials"]);
    await sql`update users set is_ban = true`.execute(api.database.db);
    expect((await recover(code)).codes).toEqual(["account_banned"]);
    await sql`update users set is_ban = false`.execute(api.database.db);
    const answers = [];
    for (let attempt = 0; attempt < 30; attempt += 1)
      answers.push((await recover("wrong-wrong-code")).status);
    expect(answers.at(-1)).toBe(429);
  });
});
