import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { linkOf, sendQueuedLetters } from "../../testing/mailed-key.ts";
import { PASSWORD, type TestUser } from "../../testing/test-api.ts";

const NEW = "new@example.org";
const PATH = "/session/email-change-token";
const api = freshApi();
let member: TestUser;
/** The links of the emails to the new and to the present address. */
let confirmation: URLSearchParams;
let k: string;

beforeEach(async () => {
  member = await api.addUser({ name: "lucia" });
  await sql`update account set is_email_confirmed = true`.execute(api.database.db);
  await changeTo(NEW);
  const [toNew, toPresent] = await sendQueuedLetters(api);
  expect([toNew?.to, toPresent?.to]).toEqual([NEW, member.email]);
  confirmation = linkOf(toNew);
  k = linkOf(toPresent).get("k") ?? "";
  api.jobs.length = 0;
});

const changeTo = (email: string) =>
  api.request("POST", `/users/${member.id}/settings/personal`, {
    as: member.id,
    body: { email, password: PASSWORD, first_name: "", last_name: "", country: null, birthday: null },
  });
const cancel = async (key: string) =>
  (await api.request<Schema<"ConfirmationState">>("POST", PATH, { body: { k: key } })).body.data.state;
const open = async (key: string) =>
  (await api.request<Schema<"EmailLinkState">>("GET", `${PATH}?k=${key}`)).body.data.state;
const confirm = async () =>
  (
    await api.request<Schema<"ConfirmationState">>("POST", "/session/email-confirmation-token", {
      body: Object.fromEntries(confirmation),
    })
  ).body.data.state;
const addresses = async () =>
  await api.database.db.selectFrom("account").select(["email", "email_new"]).executeTakeFirstOrThrow();

describe("the link of the email to the present address", () => {
  test("changes nothing when it is opened", async () => {
    expect([await open(k), await open(k)]).toEqual(["valid", "valid"]);
    expect(await addresses()).toEqual({ email: member.email, email_new: NEW });
  });

  test("cancels the change when the button is pressed, and the new address cannot be confirmed", async () => {
    expect([await cancel(k), await cancel(k), await open(k)]).toEqual(["done", "already", "already"]);
    expect(await confirm()).toBe("invalid");
    expect(await addresses()).toEqual({ email: member.email, email_new: null });
  });

  test("cancels a later change to another address, too", async () => {
    await changeTo("other@example.org");
    const [toOther] = await sendQueuedLetters(api);
    expect(toOther?.to).toBe("other@example.org");
    confirmation = linkOf(toOther);
    expect([await open(k), await cancel(k)]).toEqual(["valid", "done"]);
    expect(await confirm()).toBe("invalid");
    expect(await addresses()).toEqual({ email: member.email, email_new: null });
  });

  test("is invalid once the new address has replaced the old one", async () => {
    expect(await confirm()).toBe("done");
    expect([await open(k), await cancel(k)]).toEqual(["invalid", "invalid"]);
    expect((await addresses()).email).toBe(NEW);
  });

  test("cancels nothing after a week, or with an unknown key", async () => {
    await sql`update mail_token set date_end = now() - interval '1 minute'`.execute(api.database.db);
    expect([await cancel(k), await cancel("invented")]).toEqual(["expired", "invalid"]);
    expect((await addresses()).email_new).toBe(NEW);
  });

  test("is invalid as a link that confirms", async () => {
    const body = { k, e: NEW };
    const { data } = (await api.request("POST", "/session/email-confirmation-token", { body })).body;
    expect(data).toEqual({ state: "invalid" });
  });

  test("needs its key", async () => {
    const opened = await api.request("GET", PATH);
    const pressed = await api.request("POST", PATH, { body: {} });
    expect([opened.codes, pressed.codes]).toEqual([["required k"], ["required k"]]);
  });
});

describe("a pending address is cancelled", () => {
  const password = "plenty of light";

  test("when the password is changed", async () => {
    const changed = await api.request("PATCH", `/users/${member.id}`, {
      as: member.id,
      body: { password, password_repeat: password, password_old: PASSWORD },
    });
    expect(changed.status).toBe(200);
    expect(await confirm()).toBe("invalid");
    expect(await addresses()).toEqual({ email: member.email, email_new: null });
  });

  test("when the password is reset", async () => {
    await api.request("POST", "/session/forgot-password", {
      body: { email: member.email, recaptcha: await api.captcha() },
    });
    const token = linkOf((await sendQueuedLetters(api))[0]).get("token");
    const reset = await api.request("PATCH", "/session/reset-password", {
      body: { token, password, password_repeat: password },
    });
    expect(reset.status).toBe(200);
    expect(await confirm()).toBe("invalid");
    expect(await addresses()).toEqual({ email: member.email, email_new: null });
  });
});
