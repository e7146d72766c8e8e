import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendAccountEmail } from "../jobs/send-account-email.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { sendQueuedLetters } from "../testing/mailed-key.ts";
import type { TestApi } from "../testing/test-api.ts";

const strict = freshApi();
let api: TestApi;

beforeAll(async () => {
  api = await strict.withConfig({ isEmailOptional: true });
});

type Start = Schema<"SessionStart">;

const signUp = async (on: TestApi, body: object = {}) =>
  on.request<Start>("POST", "/users", {
    body: { name: "night.owl", password: "plenty of light", recaptcha: await on.captcha(), ...body },
  });

describe("signing up without an email", () => {
  test("is refused where the server needs one", async () => {
    const { status, codes } = await signUp(strict);
    expect([status, codes]).toEqual([422, ["required email"]]);
  });

  test("returns recovery codes that sign in, and sends no email", async () => {
    const { status, body } = await signUp(api);
    expect(status).toBe(201);
    expect(body.data.user.personal).toMatchObject({ email: null, is_email_confirmed: false });
    expect(body.data.codes).toHaveLength(10);
    expect(api.jobs).toEqual([]);
    const [code] = body.data.codes ?? [];
    const recovered = await api.request<Start>("POST", "/session/recovery", {
      body: { login: "night.owl", code },
    });
    expect(recovered.status).toBe(201);
  });

  test("returns no recovery codes to a user with an email", async () => {
    const { body } = await signUp(api, { email: "owl@example.org" });
    expect(body.data.codes).toBeUndefined();
    expect(api.jobs).toMatchObject([{ data: { letter: "confirm" } }]);
  });
});

describe("an account without an email", () => {
  let id: number;
  let headers: { authorization: string };

  beforeEach(async () => {
    const { data } = (await signUp(api)).body;
    id = data.user.id;
    headers = { authorization: `Bearer ${data.token}` };
  });

  const personal = (body: object) =>
    api.request<Schema<"PersonalSection">>("POST", `/users/${id}/settings/personal`, {
      headers,
      body: { email: null, first_name: "", last_name: "", country: null, birthday: null, ...body },
    });

  test("saves other personal data, and adds an email with the password", async () => {
    expect((await personal({ first_name: "Lucia" })).body.data.personal).toMatchObject({
      email: null,
      first_name: "Lucia",
    });
    expect((await personal({ email: "owl@example.org" })).codes).toEqual(["required password"]);
    const added = await personal({ email: "owl@example.org", password: "plenty of light" });
    expect(added.body.data.personal).toMatchObject({ email: "owl@example.org", is_email_confirmed: false });
    const letters = await sendQueuedLetters(api);
    expect(letters.map(({ to }) => to)).toEqual(["owl@example.org"]);
  });

  test("cannot remove an email once it has one", async () => {
    await personal({ email: "owl@example.org", password: "plenty of light" });
    expect((await personal({ email: null })).codes).toEqual(["required email"]);
  });

  test("gets no email about changes, and its job does not fail", async () => {
    await sendAccountEmail(
      {
        db: api.database.db,
        mailer: {
          kind: "outbox",
          send: () => Promise.reject(new Error("An email was sent.")),
          close() {},
        },
        publicUrl: "https://grow.example",
      },
      { letter: "password_changed", user_id: id },
    );
  });

  test("downloads its data export without the emailed link", async () => {
    const place = `/users/${id}/settings/personal/access`;
    expect((await api.request("GET", place, { headers })).status).toBe(404);
    const other = await api.addUser();
    const { codes } = await api.request("GET", `/users/${other.id}/settings/personal/access`, {
      as: other.id,
    });
    expect(codes).toEqual(["required k"]);
  });

  test("is deleted without a goodbye email", async () => {
    const { status } = await api.request("DELETE", `/users/${id}`, {
      headers,
      body: { password: "plenty of light", is_at_once: true },
    });
    expect([status, api.jobs.filter(({ name }) => name === "send-farewell")]).toEqual([200, []]);
  });
});

test("no account has a confirmed email without an address", async () => {
  const { id } = await api.addUser();
  const broken = sql`update account set email = null, is_email_confirmed = true where user_id = ${id}`;
  await expect(broken.execute(api.database.db)).rejects.toThrow(/account_email_confirmed_check/);
});
