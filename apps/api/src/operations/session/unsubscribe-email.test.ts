import type { RequestBody, Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { type EmailList, unsubscribeKey } from "../../accounts/unsubscribe-key.ts";
import { addBrand } from "../../testing/catalogue-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { addNewsletter } from "../../testing/newsletter-rows.ts";
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
      expect(await stateOf(k)).toEqual({ state: "valid", emails, brand: null });
      expect(await unsubscribe({ k })).toBe("done");
      expect(await emailsOf(member)).toEqual(left);
      expect(await emailsOf(other)).toEqual(ALL);
      expect(await stateOf(k)).toEqual({ state: "already", emails, brand: null });
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
      expect(await stateOf(k)).toEqual({ state: "invalid", emails: null, brand: null });
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

describe("the link of a brand's newsletter", () => {
  let brand: number;
  let newsletter: number;

  beforeEach(async () => {
    brand = await addBrand(api.database.db, { name: "Loam & Lumen" });
    newsletter = await addNewsletter(api.database.db, { brandId: brand, state: "sent" });
  });

  const key = (one = true, user_id = member.id) =>
    unsubscribeKey(api.parts.config.secret, {
      ...{ user_id, emails: "brand_newsletter", newsletter_id: newsletter },
      ...(one ? { brand_id: brand } : {}),
    });
  const stopped = async () => {
    const { rows } = await sql`select user_id, brand_id from newsletter_stop order by user_id`.execute(
      api.database.db,
    );
    return rows;
  };
  const left = async () => {
    const { rows } = await sql<{ cnt_left: number; in_hours: number }>`
      select n.cnt_left, (select coalesce(sum(h.cnt_left), 0)::int from newsletter_hour h where h.newsletter_id = n.id) as in_hours
      from newsletter n`.execute(api.database.db);
    return rows[0];
  };

  test("names the brand and stops its newsletters only, counted once", async () => {
    expect(await stateOf(key())).toEqual({
      ...{ state: "valid", emails: "brand_newsletter", brand: "Loam & Lumen" },
    });
    expect(await stopped()).toEqual([]);
    expect(await unsubscribe({ k: key() })).toBe("done");
    expect(await unsubscribe({ k: key() })).toBe("already");
    expect(await stateOf(key())).toMatchObject({ state: "already", brand: "Loam & Lumen" });
    expect(await stopped()).toEqual([{ user_id: member.id, brand_id: brand }]);
    expect(await emailsOf(member)).toEqual(ALL);
    expect(await left()).toEqual({ cnt_left: 1, in_hours: 1 });
  });

  test("stops those of all brands on request, or by the link for all", async () => {
    expect(await unsubscribe({ k: key(), is_all_brands: true })).toBe("done");
    expect(await emailsOf(member)).toEqual({ ...ALL, is_brand_newsletter: false });
    expect(await unsubscribe({ k: key(false, other.id) })).toBe("done");
    expect(await emailsOf(other)).toEqual({ ...ALL, is_brand_newsletter: false });
    expect(await stopped()).toEqual([]);
    expect(await left()).toEqual({ cnt_left: 2, in_hours: 2 });
  });

  test("stops everything on request", async () => {
    expect(await unsubscribe({ k: key(), is_all: true })).toBe("done");
    expect(await emailsOf(member)).toMatchObject({ digest: "none", is_brand_newsletter: false, events: [] });
  });

  test("counts a reader once whose mail program and browser ask at the same time", async () => {
    const states = await Promise.all([unsubscribe({ k: key() }), unsubscribe({ k: key() })]);
    expect(states.sort()).toEqual(["already", "done"]);
    expect(await left()).toEqual({ cnt_left: 1, in_hours: 1 });
  });

  test("may come from one address for many readers, as those of a mail provider do", async () => {
    for (let time = 0; time < 60; time += 1)
      expect(await unsubscribe({ k: key() })).toBe(time === 0 ? "done" : "already");
  });

  test("works after the brand was removed, which may be restored", async () => {
    await sql`update brand set is_remove = true, remove_date = now()`.execute(api.database.db);
    expect(await unsubscribe({ k: key() })).toBe("done");
    expect(await stopped()).toEqual([{ user_id: member.id, brand_id: brand }]);
    expect(await unsubscribe({ k: key(true, other.id), is_all: true })).toBe("done");
    expect(await emailsOf(other)).toMatchObject({ digest: "none", is_brand_newsletter: false, events: [] });
  });

  test("does nothing when it is forged", async () => {
    for (const k of [key().replace(`.b${brand}`, ".b999"), key().replace(`.b${brand}`, "")]) {
      expect(await unsubscribe({ k })).toBe("invalid");
    }
    expect(await stopped()).toEqual([]);
  });

  test("is undone by turning emails of brands off and on again", async () => {
    await unsubscribe({ k: key() });
    const path = `/users/${member.id}/settings/notifications`;
    const choose = (is_brand_newsletter: boolean) =>
      api.request("PATCH", path, { as: member.id, body: { is_brand_newsletter } });
    await choose(true);
    expect(await stopped()).toHaveLength(1);
    await choose(false);
    await choose(true);
    expect(await stopped()).toEqual([]);
  });
});
