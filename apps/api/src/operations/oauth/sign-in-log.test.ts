import { type OidcPerson, type RunningProvider, startOidcProvider } from "@grow/testing/oidc-provider";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createServer } from "../../http/create-server.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { ADDRESS, type LogLine, recordWarnings, signInLine } from "../../testing/recorded-log.ts";
import { operations } from "../index.ts";
import { owners } from "../owners.ts";

const api = freshApi();
const person: OidcPerson = { sub: "t-1", email: "tessellate@example.org", email_verified: true };

let provider: RunningProvider;
let server: FastifyInstance;
let lines: LogLine[];

beforeAll(async () => {
  const { config } = api.parts;
  provider = await startOidcProvider(`${config.publicUrl}/auth/oauth-callback`);
  const { issuer, clientId, clientSecret } = provider;
  const oauth = [{ provider: "demo", name: "Demo", issuer, clientId, clientSecret, isEmailTrusted: true }];
  const parts = { ...api.parts, config: { ...config, oauth } };
  server = await createServer({ parts, operations, owners, isChecked: true, hasLimits: false });
  lines = recordWarnings(server);
  await server.ready();
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const send = async (path: string, payload: object) =>
  await server.inject({ method: "POST", url: `/api/oauth/${path}`, payload, remoteAddress: ADDRESS });

async function comeBack() {
  const started = await server.inject("/api/oauth/initiate?provider=demo&return_path=/");
  const { searchParams } = await provider.signIn(started.json().data.url, person);
  return { provider: "demo", ...Object.fromEntries(searchParams) };
}

/** Creates the person's account and returns its id. */
async function signUp(): Promise<number> {
  const { ticket } = (await send("callback", await comeBack())).json().data;
  const completed = await send("complete", { ticket, name: "tessellate", email: person.email });
  return completed.json().data.user.id;
}

describe("the security log", () => {
  test("has a line for a sign-up completed with a provider, and none for the step before", async () => {
    const id = await signUp();
    expect(lines).toEqual([signInLine("signed_in", id)]);
  });

  test("has a line for each sign-in with a provider", async () => {
    const id = await signUp();
    lines.length = 0;
    expect((await send("callback", await comeBack())).statusCode).toBe(200);
    expect(lines).toEqual([signInLine("signed_in", id)]);
  });

  test("has a line for each forged state and code", async () => {
    const back = await comeBack();
    expect((await send("callback", { ...back, state: "demo.forged" })).statusCode).toBe(422);
    expect((await send("callback", { ...back, code: "forged" })).statusCode).toBe(422);
    expect(lines).toEqual([signInLine("sign_in_failed", null), signInLine("sign_in_failed", null)]);
  });

  test("contains no name and no code", async () => {
    await signUp();
    await send("callback", { ...(await comeBack()), code: "forged" });
    expect(JSON.stringify(lines)).not.toMatch(/tessellate|example|forged|113\.57/);
  });
});
