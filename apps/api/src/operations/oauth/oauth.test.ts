import type { Schema } from "@grow/contract";
import { type OidcPerson, type RunningProvider, startOidcProvider } from "@grow/testing/oidc-provider";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PASSWORD, type TestApi, type TestUser, testApi } from "../../testing/test-api.ts";

type Result = Schema<"OAuthResult">;

let plain: TestApi;
let api: TestApi;
let provider: RunningProvider;
let member: TestUser;

beforeAll(async () => {
  plain = await testApi();
  provider = await startOidcProvider(`${plain.parts.config.publicUrl}/auth/oauth-callback`);
  const { issuer, clientId, clientSecret } = provider;
  const common = { clientId, clientSecret, isEmailTrusted: true };
  api = await plain.withConfig({
    oauth: [
      { provider: "demo", name: "Demo", issuer, ...common },
      { provider: "down", name: "Down", issuer: "http://127.0.0.1:9", ...common },
    ],
  });
});
afterAll(() => provider.close());
beforeEach(async () => {
  await api.reset();
  member = await api.addUser({ name: "lucia" });
});

const lucia: OidcPerson = {
  sub: "l-1",
  email: "lucia@example.org",
  email_verified: true,
  preferred_username: "Lucía V",
};

async function start(as: number | null = null, name = "demo", return_path = "/explore") {
  const query = new URLSearchParams({ provider: name, return_path });
  return await api.request<Schema<"OAuthStart">>("GET", `/oauth/initiate?${query}`, { as });
}

const startLink = (as: number, body: object) =>
  api.request<Schema<"OAuthStart">>("POST", "/oauth/initiate", { as, body: { provider: "demo", ...body } });

/** @param as the member who links the provider; null for a sign-in */
async function answerOf(person: OidcPerson, as: number | null = null) {
  const { body } = as === null ? await start() : await startLink(as, { password: PASSWORD });
  const back = await provider.signIn(body.data.url, person);
  const given = Object.fromEntries(back.searchParams);
  return { provider: "demo", code: given.code, state: given.state, iss: given.iss };
}

const finish = (body: object, as: number | null = null) =>
  api.request<Result>("POST", "/oauth/callback", { as, body });
const complete = (body: object) => api.request<Schema<"SessionStart">>("POST", "/oauth/complete", { body });

async function ticketOf(person: OidcPerson): Promise<Schema<"OAuthTicket">> {
  const { body } = await finish(await answerOf(person));
  if (!body.data.need_complete) throw new Error("The person is known already.");
  return body.data;
}

const confirm = () => sql`update account set is_email_confirmed = true`.execute(api.database.db);

describe("signing in with a provider", () => {
  test("strips directional controls from a name, and ignores an invisible one", async () => {
    const nameOf = async (preferred_username: string) => {
      await ticketOf({ sub: "n-2", preferred_username });
      const { rows } = await sql<{ name: string | null }>`
        select name from oauth_ticket order by add_date desc limit 1`.execute(api.database.db);
      return rows[0]?.name;
    };
    expect(await nameOf("Luc\u202eaí")).toBe("Lucaí");
    expect(await nameOf("\u200b\u2060")).toBeNull();
  });

  test("creates an account for a new user, who is signed in the next time", async () => {
    const ticket = await ticketOf({ ...lucia, sub: "n-1", email: "new@example.org" });
    expect(ticket).toMatchObject({ name: "lucia.v", email: "new@example.org", return_path: "/explore" });
    const signedUp = await complete({ ticket: ticket.ticket, name: "night.owl", email: "new@example.org" });
    expect(signedUp.status).toBe(201);
    expect(signedUp.body.data.user).toMatchObject({
      name: "night.owl",
      personal: { email: "new@example.org", is_email_confirmed: true },
    });
    expect(api.jobs).toEqual([]);
    const again = await finish(await answerOf({ ...lucia, sub: "n-1", email: "new@example.org" }));
    expect(again.body.data).toMatchObject({ need_complete: false, user: { name: "night.owl" } });
    expect((await complete({ ticket: ticket.ticket, name: "other", email: "o@example.org" })).codes).toEqual([
      "token_invalid ticket",
    ]);
  });

  test("requires confirmation of an address that the provider did not verify", async () => {
    const ticket = await ticketOf({ sub: "n-2", email: "new@example.org", email_verified: false });
    expect(ticket).toMatchObject({ email: null, name: "new" });
    const { body } = await complete({ ticket: ticket.ticket, name: "owl", email: "new@example.org" });
    expect(body.data.user.personal?.is_email_confirmed).toBe(false);
    expect(api.jobs).toMatchObject([{ name: "send-letter", data: { letter: "confirm" } }]);
  });

  test("a rejected name leaves the ticket valid", async () => {
    const { ticket } = await ticketOf({ ...lucia, sub: "n-3", email: "new@example.org" });
    const first = await complete({ ticket, name: "Lucia", email: "new@example.org" });
    expect([first.status, first.codes]).toEqual([422, ["taken name"]]);
    expect((await complete({ ticket, name: "admin", email: "new@example.org" })).codes).toEqual([
      "reserved_word name",
    ]);
    expect((await complete({ ticket, name: "owl", email: "new@example.org" })).status).toBe(201);
  });

  test("an old ticket has expired", async () => {
    const { ticket } = await ticketOf({ ...lucia, sub: "n-4", email: "new@example.org" });
    await sql`update oauth_ticket set date_end = now() - interval '1 minute', add_date = now() - interval '1 hour'`.execute(
      api.database.db,
    );
    expect((await complete({ ticket, name: "owl", email: "new@example.org" })).codes).toEqual([
      "token_expired ticket",
    ]);
  });

  test("links by the address only if both sides have confirmed it", async () => {
    expect((await finish(await answerOf(lucia))).body.data.need_complete).toBe(true);
    await confirm();
    const unverified = { ...lucia, email_verified: false };
    expect((await finish(await answerOf(unverified))).body.data.need_complete).toBe(true);
    const { body } = await finish(await answerOf(lucia));
    expect(body.data).toMatchObject({ need_complete: false, user: { id: member.id } });
    expect(api.jobs).toMatchObject([
      { data: { letter: "provider_added", what: "Demo", user_id: member.id } },
    ]);
  });

  test("a banned member is refused", async () => {
    await confirm();
    await finish(await answerOf(lucia));
    await sql`update users set is_ban = true where id = ${member.id}`.execute(api.database.db);
    const { status, codes } = await finish(await answerOf(lucia));
    expect([status, codes]).toEqual([403, ["account_banned"]]);
  });
});

describe("the state of a sign-in", () => {
  test("works once, and not after it expired", async () => {
    const answer = await answerOf(lucia);
    expect((await finish(answer)).status).toBe(200);
    expect((await finish(answer)).codes).toEqual(["token_invalid state"]);
    const late = await answerOf(lucia);
    await sql`update oauth_state set date_end = now() - interval '1 minute', add_date = now() - interval '1 hour'`.execute(
      api.database.db,
    );
    expect((await finish(late)).codes).toEqual(["token_expired state"]);
  });

  test("a forged state or code, and an unknown provider, are refused", async () => {
    const answer = await answerOf(lucia);
    expect((await finish({ ...answer, state: "demo.forged" })).codes).toEqual(["token_invalid state"]);
    expect((await finish({ ...answer, provider: "down" })).codes).toEqual(["token_invalid state"]);
    expect((await finish({ ...answer, provider: "other" })).codes).toEqual(["not_allowed provider"]);
    expect((await finish({ ...answer, code: "forged" })).codes).toEqual(["token_invalid code"]);
  });

  test("for linking works for the same member only", async () => {
    const other = await api.addUser();
    const answer = await answerOf(lucia, member.id);
    expect((await finish(answer, other.id)).codes).toEqual(["token_invalid state"]);
    const guest = await answerOf(lucia, member.id);
    expect((await finish(guest)).codes).toEqual(["token_invalid state"]);
  });
});

describe("linking a provider", () => {
  const socials = async (user: TestUser) =>
    (
      await api.request<Schema<"SettingsSection">>("GET", `/users/${user.id}/settings/socials`, {
        as: user.id,
      })
    ).body.data.socials?.providers;
  const unlink = (body: object) =>
    api.request("DELETE", `/users/${member.id}/settings/socials/demo`, { as: member.id, body });

  test("keeps the session, emails the member, and can be undone", async () => {
    const { body } = await finish(await answerOf(lucia, member.id), member.id);
    expect(body.data).toMatchObject({ need_complete: false, token: member.token, user: { id: member.id } });
    expect(await socials(member)).toMatchObject([
      { provider: "demo", is_linked: true, account: "lucia@example.org" },
      { provider: "down", is_linked: false },
    ]);
    expect(api.jobs).toMatchObject([{ data: { letter: "provider_added" } }]);
    expect((await unlink({})).codes).toEqual(["required password"]);
    expect((await unlink({ password: "wrong one" })).codes).toEqual(["wrong_credentials password"]);
    expect((await socials(member))?.[0]?.is_linked).toBe(true);
    expect((await unlink({ password: PASSWORD })).status).toBe(200);
    expect(api.jobs.at(-1)).toMatchObject({ data: { letter: "provider_removed", what: "Demo" } });
    expect((await socials(member))?.[0]?.is_linked).toBe(false);
    expect((await unlink({ password: PASSWORD })).status).toBe(404);
  });

  test("needs the password, or a passkey of the last 10 minutes", async () => {
    expect((await startLink(member.id, {})).codes).toEqual(["required password"]);
    expect((await startLink(member.id, { password: "wrong one" })).codes).toEqual([
      "wrong_credentials password",
    ]);
    await sql`update session set method = 'passkey'`.execute(api.database.db);
    expect((await startLink(member.id, {})).status).toBe(200);
    await sql`update session set add_date = now() - interval '11 minutes'`.execute(api.database.db);
    expect((await startLink(member.id, {})).codes).toEqual(["required password"]);
  });

  test("needs a sign-in of the last 10 minutes where the account has no password", async () => {
    await sql`update account set password_hash = null`.execute(api.database.db);
    await sql`update session set method = 'provider'`.execute(api.database.db);
    expect((await startLink(member.id, {})).status).toBe(200);
    await sql`update session set add_date = now() - interval '11 minutes'`.execute(api.database.db);
    expect((await startLink(member.id, {})).codes).toEqual(["required password"]);
  });

  test("does not happen by signing in again", async () => {
    const { body } = await start(member.id);
    const { searchParams } = await provider.signIn(body.data.url, { ...lucia, email: "evil@example.org" });
    const { code, state, iss } = Object.fromEntries(searchParams);
    const returned = await finish({ provider: "demo", code, state, iss }, member.id);
    expect(returned.body.data.need_complete).toBe(true);
    expect((await socials(member))?.[0]?.is_linked).toBe(false);
  });

  test("rejects another member's provider account", async () => {
    const other = await api.addUser();
    await finish(await answerOf(lucia, other.id), other.id);
    expect((await finish(await answerOf(lucia, member.id), member.id)).codes).toEqual(["taken provider"]);
  });

  test("the last way to sign in stays", async () => {
    await finish(await answerOf(lucia, member.id), member.id);
    await sql`update account set password_hash = null where user_id = ${member.id}`.execute(api.database.db);
    const { status, codes } = await unlink({});
    expect([status, codes]).toEqual([422, ["not_allowed provider"]]);
    expect((await socials(member))?.[0]?.is_linked).toBe(true);
  });
});

describe("providers", () => {
  test("are listed when they are configured, and none otherwise", async () => {
    const listed = await api.request<Schema<"OAuthProviderList">>("GET", "/oauth/status");
    expect(listed.body.data.items.map(({ name }) => name)).toEqual(["Demo", "Down"]);
    const none = await plain.request<Schema<"OAuthProviderList">>("GET", "/oauth/status");
    expect(none.body.data.items).toEqual([]);
  });

  test("return 503 when down, 422 when unknown, and reject return paths to other sites", async () => {
    const down = await start(null, "down");
    expect([down.status, down.headers["retry-after"]]).toEqual([503, "30"]);
    expect((await start(null, "other")).codes).toEqual(["not_allowed provider"]);
    expect((await start(null, "demo", "//evil.example")).status).toBe(422);
  });
});
