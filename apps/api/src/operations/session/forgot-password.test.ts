import { beforeEach, expect, test } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { sendQueuedLetters } from "../../testing/mailed-key.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let grower: TestUser;

beforeEach(async () => {
  grower = await api.addUser();
});

const ask = async (email: string) =>
  api.request("POST", "/session/forgot-password", { body: { email, recaptcha: await api.captcha() } });

test("a known address gets an email in its user's language", async () => {
  await api.database.db.updateTable("account").set({ locale: "de" }).execute();
  expect((await ask(grower.email.toUpperCase())).status).toBe(200);
  const letters = await sendQueuedLetters(api);
  expect(letters.map(({ to }) => to)).toEqual([grower.email]);
  expect(letters[0]?.text).toMatch(/Passwort/);
});

test("the response is the same for an unknown address, and nothing is queued for it", async () => {
  const [known, unknown] = [await ask(grower.email), await ask("unknown@example.org")];
  expect(unknown.body).toEqual(known.body);
  expect(api.jobs).toHaveLength(1);
  expect(await sendQueuedLetters(api)).toHaveLength(1);
});

test("responses for known and unknown addresses take at least 250 ms, longer than queueing", async () => {
  for (const email of [grower.email, "unknown@example.org"]) {
    const began = performance.now();
    await ask(email);
    // At least: a busy machine only takes longer.
    expect(performance.now() - began).toBeGreaterThan(240);
  }
});

test("an account gets one reset email in five minutes for requests from any IP address", async () => {
  await ask(grower.email);
  expect(api.jobs.map(({ once }) => once)).toEqual([{ key: `reset ${grower.id}`, seconds: 300 }]);
});

test("no email is sent without a proof of work", async () => {
  const body = { email: grower.email, recaptcha: "nonsense" };
  const { status, codes } = await api.request("POST", "/session/forgot-password", { body });
  expect([status, codes]).toEqual([422, ["captcha recaptcha"]]);
  expect(api.jobs).toEqual([]);
});

test.each(["nobody", "two words@example.org", ""])("%j returns 422", async (email) => {
  expect((await ask(email)).codes).toEqual(["wrong_format email"]);
});

test("the database contains no token of an email", async () => {
  await ask(grower.email);
  const [letter] = await sendQueuedLetters(api);
  const { rows } = await api.database.pool.query("select mail_token::text as row from mail_token");
  const token = /token=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
  expect(token).toHaveLength(43);
  expect(JSON.stringify([rows, api.jobs])).not.toContain(token);
});
