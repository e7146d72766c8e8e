import type { Schema } from "@grow/contract";
import { beforeEach, expect, test } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { linkOf, sendQueuedLetters } from "../../testing/mailed-key.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let grower: TestUser;
let key: string;

beforeEach(async () => {
  grower = await api.addUser();
  await api.request("POST", "/session/resend-verification", { as: grower.id, body: {} });
  const [letter] = await sendQueuedLetters(api);
  key = linkOf(letter).get("k") ?? "";
});

async function confirm(k: string, e: string): Promise<string> {
  const address = `/session/email-confirmation-token?${new URLSearchParams({ k, e })}`;
  const { status, body } = await api.request<Schema<"ConfirmationState">>("GET", address);
  expect(status).toBe(200);
  return body.data.state;
}

const isConfirmed = async () =>
  (await api.database.db.selectFrom("account").select("is_email_confirmed").executeTakeFirstOrThrow())
    .is_email_confirmed;

test("the link of the letter confirms the address, and again says that it is done already", async () => {
  expect(await isConfirmed()).toBe(false);
  expect(await confirm(key, grower.email.toUpperCase())).toBe("done");
  expect(await isConfirmed()).toBe(true);
  expect(await confirm(key, grower.email)).toBe("already");
});

test("a key with another address, or none that was sent, is invalid", async () => {
  expect(await confirm(key, "other@example.org")).toBe("invalid");
  expect(await confirm("invented", grower.email)).toBe("invalid");
  expect(await isConfirmed()).toBe(false);
});

test("a link of three days ago has expired", async () => {
  await api.database.pool.query("update mail_token set date_end = now() - interval '1 minute'");
  expect(await confirm(key, grower.email)).toBe("expired");
  expect(await isConfirmed()).toBe(false);
});

test("a link to an address that is no longer the grower's confirms nothing", async () => {
  await api.database.db.updateTable("account").set({ email: "new@example.org" }).execute();
  expect(await confirm(key, grower.email)).toBe("invalid");
  expect(await isConfirmed()).toBe(false);
});

test("both parts are needed", async () => {
  const { status, codes } = await api.request("GET", "/session/email-confirmation-token?k=x");
  expect([status, codes]).toEqual([422, ["required e"]]);
});
