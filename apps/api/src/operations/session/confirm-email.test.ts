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

const PATH = "/session/email-confirmation-token";

async function confirm(k: string, e: string): Promise<string> {
  const opened = await open(k, e);
  const { status, body } = await api.request<Schema<"ConfirmationState">>("POST", PATH, { body: { k, e } });
  expect(status).toBe(200);
  // The link tells beforehand how the press will end.
  expect(opened).toBe(body.data.state === "done" ? "valid" : body.data.state);
  return body.data.state;
}

async function open(k: string, e: string): Promise<string> {
  const { status, body } = await api.request<Schema<"EmailLinkState">>(
    "GET",
    `${PATH}?${new URLSearchParams({ k, e })}`,
  );
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

test("the first address of an account replaces none", async () => {
  const body = { k: key, e: grower.email };
  const { body: answer } = await api.request<Schema<"ConfirmationState">>("POST", PATH, { body });
  expect(answer.data).toEqual({ state: "done", is_change: false });
});

test("opening the link changes nothing, as often as it happens", async () => {
  expect([await open(key, grower.email), await open(key, grower.email)]).toEqual(["valid", "valid"]);
  expect(await isConfirmed()).toBe(false);
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
  const opened = await api.request("GET", `${PATH}?k=x`);
  expect([opened.status, opened.codes]).toEqual([422, ["required e"]]);
  const pressed = await api.request("POST", PATH, { body: { k: "x" } });
  expect([pressed.status, pressed.codes]).toEqual([422, ["required e"]]);
});
