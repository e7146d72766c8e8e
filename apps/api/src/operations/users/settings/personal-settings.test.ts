import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { freshApi } from "../../../testing/fresh-api.ts";
import { linkOf, sendQueuedLetters } from "../../../testing/mailed-key.ts";
import { PASSWORD, type TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let member: TestUser;

beforeEach(async () => {
  member = await api.addUser({ name: "lucia" });
  await sql`update account set is_email_confirmed = true`.execute(api.database.db);
});

const nothing = { first_name: "", last_name: "", country: null, birthday: null };
const save = (body: object) =>
  api.request<Schema<"PersonalSection">>("POST", `/users/${member.id}/settings/personal`, {
    as: member.id,
    body: { email: member.email, ...nothing, ...body },
  });
const confirm = (k: string, e: string) =>
  api.request<Schema<"ConfirmationState">>("POST", "/session/email-confirmation-token", { body: { k, e } });

describe("POST /users/{id}/settings/personal", () => {
  test("saves all but the address without a password", async () => {
    const given = { first_name: "Lucia", last_name: "Varga", country: "AT", birthday: "1990-02-28" };
    const { status, body } = await save(given);
    expect([status, body.data.personal]).toMatchObject([200, { ...given, email: member.email }]);
    const cleared = await api.request<Schema<"PersonalSection">>(
      "DELETE",
      `/users/${member.id}/settings/personal`,
      { as: member.id },
    );
    expect(cleared.body.data.personal).toMatchObject({ ...nothing, email: member.email });
  });

  test.each([
    [{ birthday: "2999-01-01" }, "out_of_range birthday"],
    [{ birthday: "soon" }, "wrong_format birthday"],
    [{ country: "Austria" }, "wrong_format country"],
    [{ country: "XX" }, "not_allowed country"],
    [{ email: "lucia" }, "wrong_format email"],
    [{ email: null }, "required email"],
    [{ email: "new@example.org" }, "required password"],
    [{ email: "new@example.org", password: "wrong one" }, "wrong_credentials password"],
    [{ first_name: "x".repeat(61) }, "too_long first_name"],
  ])("refuses %j with %s", async (body, code) => {
    const { status, codes } = await save(body);
    expect([status, codes]).toEqual([422, [code]]);
  });

  test("keeps the confirmed address until the new one is confirmed", async () => {
    const { body } = await save({ email: "new@example.org", password: PASSWORD });
    expect(body.data.personal).toMatchObject({ email: member.email, email_new: "new@example.org" });
    const [letter] = await sendQueuedLetters(api);
    const link = linkOf(letter);
    expect((await confirm(link.get("k") ?? "", "new@example.org")).body.data).toEqual({
      state: "done",
      is_change: true,
    });
    const { data } = (
      await api.request<Schema<"PersonalSection">>("GET", `/users/${member.id}/settings/personal`, {
        as: member.id,
      })
    ).body;
    expect(data.personal).toMatchObject({ email: "new@example.org", is_email_confirmed: true });
    expect((await confirm(link.get("k") ?? "", "new@example.org")).body.data.state).toBe("already");
  });

  test("gives a pending address up when the present one is saved again", async () => {
    await save({ email: "new@example.org", password: PASSWORD });
    const [letter] = await sendQueuedLetters(api);
    expect((await save({})).body.data.personal.email_new).toBeUndefined();
    expect((await confirm(linkOf(letter).get("k") ?? "", "new@example.org")).body.data.state).toBe("invalid");
  });

  test("does not confirm an address that another user confirmed meanwhile", async () => {
    await save({ email: "new@example.org", password: PASSWORD });
    const [letter] = await sendQueuedLetters(api);
    await sql`insert into users (name) values ('other')`.execute(api.database.db);
    await sql`insert into account (user_id, email, is_email_confirmed) select id, 'new@example.org', true from users where name = 'other'`.execute(
      api.database.db,
    );
    await sql`insert into user_email (user_id, email_key) select id, 'new@example.org' from users where name = 'other'`.execute(
      api.database.db,
    );
    expect((await confirm(linkOf(letter).get("k") ?? "", "new@example.org")).body.data.state).toBe("invalid");
  });
});

describe("the sessions of a user", () => {
  const sessions = (method: "GET" | "DELETE", id?: number) =>
    api.request<Schema<"SessionsSection">>(
      method,
      `/users/${member.id}/settings/sessions${id === undefined ? "" : `/${id}`}`,
      { as: member.id },
    );
  const signIn = () =>
    api.request<Schema<"SessionStart">>("POST", "/session", {
      body: { login: "lucia", password: PASSWORD },
      headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" },
    });

  test("name the device, and end one by one or all others at once", async () => {
    await signIn();
    await signIn();
    const { body } = await sessions("GET");
    expect(body.data.sessions).toMatchObject([
      { is_current: true },
      { browser: "Firefox", system: "Linux", method: "password", is_current: false },
      { is_current: false },
    ]);
    const other = body.data.sessions[1]?.id ?? 0;
    expect((await sessions("DELETE", other)).body.data.sessions).toHaveLength(2);
    expect((await sessions("DELETE", other)).status).toBe(404);
    expect((await sessions("DELETE")).body.data.sessions).toMatchObject([{ is_current: true }]);
  });

  test("of another user are not found", async () => {
    const other = await api.addUser();
    const { body } = await sessions("GET");
    const id = body.data.sessions[0]?.id ?? 0;
    const { status } = await api.request("DELETE", `/users/${other.id}/settings/sessions/${id}`, {
      as: other.id,
    });
    expect(status).toBe(404);
    expect((await sessions("GET")).body.data.sessions).toHaveLength(1);
  });
});
