import type { RequestBody, Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { type EmailList, unsubscribeKey } from "../../accounts/unsubscribe-key.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let member: TestUser;
let other: TestUser;

beforeEach(async () => {
  [member, other] = [await api.addUser(), await api.addUser()];
  for (const { id } of [member, other]) {
    await sql`
      update account set digest = 'weekly', is_newsletter = true, is_brand_newsletter = true
      where user_id = ${id}`.execute(api.database.db);
    await sql`
      insert into notification_setting (user_id, event, site, mail)
      values (${id}, 'comment', true, true), (${id}, 'follow', false, true)`.execute(api.database.db);
  }
});

const PATH = "/session/email-unsubscribe-token";
const keyOf = (emails: EmailList, user_id = member.id) =>
  unsubscribeKey(api.parts.config.secret, { user_id, emails });
const stateOf = async (k: string) =>
  (await api.request<Schema<"UnsubscribeState">>("GET", `${PATH}?${new URLSearchParams({ k })}`)).body.data;
const unsubscribe = async (body: RequestBody<"unsubscribeEmail">) =>
  (await api.request<Schema<"ConfirmationState">>("POST", PATH, { body })).body.data.state;
/** What a user gets by email: lists, and events. */
async function emailsOf({ id }: TestUser) {
  const path = `/users/${id}/settings/notifications`;
  const { body } = await api.request<Schema<"NotificationSection">>("GET", path, { as: id });
  const { notifications, subscribe } = body.data;
  const events = Object.entries(notifications).flatMap(([event, { mail }]) => (mail ? [event] : []));
  return { ...subscribe, events };
}
const ALL = {
  digest: "weekly",
  is_newsletter: true,
  is_brand_newsletter: true,
  // A prize that waits for a reply and the end of a plan are announced by email from the start.
  events: ["comment", "follow", "giveaway_won", "premium_end"],
};

describe("POST /session/email-unsubscribe-token", () => {
  test.each([
    ["comment", { ...ALL, events: ["follow", "giveaway_won", "premium_end"] }],
    ["newsletter", { ...ALL, is_newsletter: false }],
    ["brand_newsletter", { ...ALL, is_brand_newsletter: false }],
  ] as const)(
    "turns off emails of %s for the link's user only, and repeating has no effect",
    async (emails, left) => {
      const k = keyOf(emails);
      expect(await stateOf(k)).toEqual({ state: "valid", emails });
      expect(await unsubscribe({ k })).toBe("done");
      expect(await emailsOf(member)).toEqual(left);
      expect(await emailsOf(other)).toEqual(ALL);
      expect(await stateOf(k)).toEqual({ state: "already", emails });
      expect(await unsubscribe({ k })).toBe("already");
    },
  );

  test("of a digest also stops the single emails that it replaces", async () => {
    expect(await unsubscribe({ k: keyOf("digest") })).toBe("done");
    expect(await emailsOf(member)).toEqual({ ...ALL, digest: "none", events: [] });
  });

  test("turns off everything on request, and leaves notifications on the site", async () => {
    expect(await unsubscribe({ k: keyOf("comment"), is_all: true })).toBe("done");
    expect(await emailsOf(member)).toEqual({
      digest: "none",
      is_newsletter: false,
      is_brand_newsletter: false,
      events: [],
    });
    const { rows } = await sql`
      select event, site from notification_setting where user_id = ${member.id} and event in ('comment', 'follow')
      order by event`.execute(api.database.db);
    expect(rows).toEqual([
      { event: "comment", site: true },
      { event: "follow", site: false },
    ]);
  });

  test("does nothing for a forged key or a deleted account", async () => {
    const forged = keyOf("comment", other.id).replace(`${other.id}.`, `${member.id}.`);
    for (const k of [forged, "nonsense", keyOf("comment", 999)]) {
      expect(await stateOf(k)).toEqual({ state: "invalid", emails: null });
      expect(await unsubscribe({ k, is_all: true })).toBe("invalid");
    }
    expect(await emailsOf(member)).toEqual(ALL);
  });

  test.each([
    [{}, "required k"],
    [{ k: "" }, "too_short k"],
    [{ k: "x".repeat(401) }, "too_long k"],
    [{ k: "x", is_all: "yes" }, "wrong_type is_all"],
  ])("returns 422 for %j", async (body, code) => {
    expect(await api.request("POST", PATH, { body })).toMatchObject({ status: 422, codes: [code] });
  });
});
