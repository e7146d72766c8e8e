import { type OidcPerson, type RunningProvider, startOidcProvider } from "@grow/testing/oidc-provider";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createMailer, type Mailer } from "../mail/mailer.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { startMailServer, type TestMailServer } from "../testing/mail-server.ts";
import { softAuthenticator } from "../testing/soft-authenticator.ts";
import { PASSWORD, type TestApi, type TestUser } from "../testing/test-api.ts";
import { sendAccountEmail } from "./send-account-email.ts";

const fresh = freshApi();
let api: TestApi;
let provider: RunningProvider;
let server: TestMailServer;
let mailer: Mailer;
let member: TestUser;

beforeAll(async () => {
  server = await startMailServer();
  mailer = createMailer({
    smtpUrl: server.url,
    perSecond: 100,
    from: "Grow <post@grow.example>",
    outboxFolder: "/nowhere",
  });
  const { publicUrl } = fresh.parts.config;
  provider = await startOidcProvider(`${publicUrl}/auth/oauth-callback`);
  const { issuer, clientId, clientSecret } = provider;
  const demo = { provider: "demo", name: "Demo", issuer, clientId, clientSecret, isEmailTrusted: true };
  api = await fresh.withConfig({ oauth: [demo] });
});
afterAll(async () => {
  mailer.close();
  await Promise.all([server.close(), provider.close()]);
});
beforeEach(async () => {
  server.received.length = 0;
  member = await api.addUser({ name: "lucia" });
});

/** Sends what was queued, over SMTP. @returns whom it has reached, with the subject */
async function delivered(): Promise<string[]> {
  const queued = api.jobs.splice(0);
  for (const { name, data } of queued) {
    if (name === "send-letter")
      await sendAccountEmail({ db: api.database.db, mailer, publicUrl: "https://grow.example" }, data);
  }
  return server.received
    .splice(0)
    .map(({ to, subject }) => `${[to ?? []].flat().map(({ text }) => text)}: ${subject}`);
}

const at = (path: string) => `/users/${member.id}${path}`;
const send = (method: "POST" | "PATCH" | "DELETE", path: string, body: object) =>
  api.request<Record<string, unknown>>(method, at(path), { as: member.id, body });
const personal = (email: string) =>
  send("POST", "/settings/personal", {
    email,
    first_name: "",
    last_name: "",
    country: null,
    birthday: null,
    password: PASSWORD,
  });

describe("the old address gets an email", () => {
  test("that another address was entered, and again that it has replaced this one", async () => {
    await sql`update account set is_email_confirmed = true`.execute(api.database.db);
    await personal("new@example.org");
    const [confirmation] = api.jobs;
    expect(confirmation).toMatchObject({ data: { letter: "confirm_new" } });
    expect(await delivered()).toEqual([
      "new@example.org: Confirm your new email",
      "lucia@example.org: Your email is about to change",
    ]);
    await sendAccountEmail(
      { db: api.database.db, mailer, publicUrl: "https://grow.example" },
      { letter: "confirm_new", user_id: member.id },
    );
    const link = new URL(/https:\/\/\S+/.exec(server.received.splice(0)[0]?.text ?? "")?.[0] ?? "");
    const pressed = await api.request("POST", "/session/email-confirmation-token", {
      body: Object.fromEntries(link.searchParams),
    });
    expect(pressed.body.data).toEqual({ state: "done", is_change: true });
    expect(await delivered()).toEqual(["lucia@example.org: Your email has changed"]);
  });

  test("that an address which was never confirmed was replaced", async () => {
    await personal("new@example.org");
    expect(await delivered()).toEqual([
      "new@example.org: Confirm your email",
      "lucia@example.org: Your email has changed",
    ]);
  });

  test("that the password has changed", async () => {
    const password = "plenty of light";
    const changed = await send("PATCH", "", { password, password_repeat: password, password_old: PASSWORD });
    expect(changed.status).toBe(200);
    expect(await delivered()).toEqual(["lucia@example.org: Your password has changed"]);
  });

  test("that a passkey was added, and that it was removed", async () => {
    const device = softAuthenticator(api.parts.config.publicUrl);
    const { body } = await send("POST", "/settings/passkeys/options", {});
    const response = device.register(body.data.options as Record<string, unknown>);
    await send("POST", "/settings/passkeys", { name: "Phone", response, password: PASSWORD });
    expect(await delivered()).toEqual(["lucia@example.org: A passkey was added"]);
    const { rows } = await sql<{ id: number }>`select id from passkey`.execute(api.database.db);
    await send("DELETE", `/settings/passkeys/${rows[0]?.id}`, { password: PASSWORD });
    expect(await delivered()).toEqual(["lucia@example.org: A passkey was removed"]);
  });

  test("that an access token was created, with its link to the tokens", async () => {
    await send("POST", "/settings/tokens", {
      name: "Tent sensors",
      is_write: true,
      days: 30,
      password: PASSWORD,
    });
    const [job] = api.jobs;
    expect(job).toMatchObject({ data: { letter: "token_added", what: "Tent sensors" } });
    await sendAccountEmail(
      { db: api.database.db, mailer, publicUrl: "https://grow.example" },
      { letter: "token_added", user_id: member.id, what: "Tent sensors" },
    );
    const [email] = server.received.splice(0);
    expect(email?.subject).toBe("An access token was created");
    expect(email?.text).toContain("“Tent sensors”");
    expect(email?.text).toContain("https://grow.example/settings/tokens");
  });

  test("that a provider was linked, and that it was unlinked", async () => {
    const person: OidcPerson = { sub: "l-1", email: "elsewhere@example.org", email_verified: true };
    const started = await api.request<{ url: string }>("POST", "/oauth/initiate", {
      as: member.id,
      body: { provider: "demo", password: PASSWORD },
    });
    const { searchParams } = await provider.signIn(started.body.data.url, person);
    const { code, state, iss } = Object.fromEntries(searchParams);
    const body = { provider: "demo", code, state, iss };
    expect((await api.request("POST", "/oauth/callback", { as: member.id, body })).status).toBe(200);
    expect(await delivered()).toEqual(["lucia@example.org: Demo now signs you in"]);
    await send("DELETE", "/settings/socials/demo", { password: PASSWORD });
    expect(await delivered()).toEqual(["lucia@example.org: Demo no longer signs you in"]);
  });

  test("that there are new recovery codes, and that one was used", async () => {
    const { body } = await send("POST", "/settings/recovery-codes", { password: PASSWORD });
    expect(await delivered()).toEqual(["lucia@example.org: You have new recovery codes"]);
    const [code] = body.data.codes as string[];
    await api.request("POST", "/session/recovery", { body: { login: "lucia", code } });
    expect(await delivered()).toEqual(["lucia@example.org: A recovery code was used"]);
  });
});

test("emails about the account come in the member's language, as HTML and as plain text", async () => {
  for (const [locale, subject] of [
    ["de", "Dein Passwort wurde geändert"],
    ["ru", "Ваш пароль изменён"],
    ["es", "Tu contraseña ha cambiado"],
    ["th", "เปลี่ยนรหัสผ่านของคุณแล้ว"],
  ] as const) {
    await sql`update account set locale = ${locale}`.execute(api.database.db);
    await sendAccountEmail(
      { db: api.database.db, mailer, publicUrl: "https://grow.example" },
      { letter: "password_changed", user_id: member.id },
    );
    const [email] = server.received.splice(0);
    expect(email?.subject).toBe(subject);
    expect(email?.text).toContain("https://grow.example/settings/password");
    expect(email?.html).toContain('href="https://grow.example/settings/password"');
    expect(email?.html).toContain(`lang="${locale}"`);
  }
});
