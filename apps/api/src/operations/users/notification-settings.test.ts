import type { Schema } from "@grow/contract";
import { beforeEach, describe, expect, it, test } from "vitest";
import { DEFAULT_SETTINGS } from "../../notifications/default-settings.ts";
import { addDiary } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../testing/unreadable-bodies.ts";

const api = freshApi();
let grower: TestUser;

beforeEach(async () => {
  grower = await api.addUser({ name: "grower" });
});

const ask = (
  method: "GET" | "PATCH",
  { of = "grower", as = grower.id, body }: { of?: number | string; as?: number | null; body?: object } = {},
) =>
  api.request<Schema<"NotificationSection">>(method, `/users/${of}/settings/notifications`, {
    as,
    ...(body ? { body } : {}),
  });
const change = (body: object) => ask("PATCH", { body });

/** Hours of a member who chose nothing. */
const HOURS = { time_zone: "UTC", is_quiet: false, quiet_from: 22, quiet_to: 8, digest_hour: 8 };

describe("notification settings", () => {
  it("have a default for every event: on the site, not by email", async () => {
    const { status, body } = await ask("GET");
    expect(status).toBe(200);
    expect(body.data).toEqual({
      notifications: DEFAULT_SETTINGS,
      subscribe: { is_newsletter: false, is_brand_newsletter: false, digest: "none" },
      hours: HOURS,
    });
    expect(body.data.notifications.comment).toEqual({ site: true, mail: false, push: true, digest: true });
    expect(body.data.notifications.like).toEqual({ site: true, mail: false, push: false, digest: true });
  });

  it("change only what is given", async () => {
    await change({ events: { like: { site: false }, comment: { mail: true } } });
    await change({ events: { comment: { site: false } }, digest: "weekly" });
    const { status, body } = await change({ is_newsletter: true, events: { like: { mail: true } } });
    const wanted = {
      notifications: {
        ...DEFAULT_SETTINGS,
        like: { site: false, mail: true, push: false, digest: true },
        comment: { site: false, mail: true, push: true, digest: true },
      },
      subscribe: { is_newsletter: true, is_brand_newsletter: false, digest: "weekly" },
      hours: HOURS,
    };
    expect([status, body.data]).toEqual([200, wanted]);
    expect((await ask("GET", { of: grower.id })).body.data).toEqual(wanted);
  });

  it("contain the language of emails", async () => {
    await change({ locale: "th" });
    const { body } = await api.request<Schema<"User">>("GET", "/users/grower", { as: grower.id });
    expect(body.data.settings?.interface.locale).toBe("th");
  });

  it("keep both of two concurrent changes", async () => {
    await Promise.all([
      change({ events: { like: { site: false }, reply: { mail: true } } }),
      change({ events: { reply: { site: false }, like: { mail: true } } }),
    ]);
    const { notifications } = (await ask("GET")).body.data;
    expect([notifications.like, notifications.reply]).toEqual([
      { site: false, mail: true, push: false, digest: true },
      { site: false, mail: true, push: true, digest: true },
    ]);
  });

  it("choose push and the digest for each event, also one without the other", async () => {
    await change({
      events: { like: { push: true }, comment: { digest: false }, giveaway_won: { mail: true } },
    });
    await change({ events: { like: { digest: false }, comment: { push: false } } });
    const { notifications } = (await ask("GET")).body.data;
    expect(notifications).toEqual({
      ...DEFAULT_SETTINGS,
      like: { site: true, mail: false, push: true, digest: false },
      comment: { site: true, mail: false, push: false, digest: false },
    });
    expect(notifications.giveaway_won).toEqual({ site: true, mail: true, push: true, digest: false });
  });

  it("turn an event off in every way", async () => {
    const off = { site: false, mail: false, push: false };
    const { body } = await change({ events: { mention: off } });
    expect(body.data.notifications.mention).toEqual({ ...off, digest: true });
  });

  it("contain the quiet hours and the hour of the digest in a time zone", async () => {
    const quiet = { is_quiet: true, quiet_from: 23, quiet_to: 7 };
    expect((await change({ hours: { ...quiet, time_zone: "Europe/Vienna" } })).status).toBe(200);
    const { body } = await change({ hours: { digest_hour: 0 } });
    expect(body.data.hours).toEqual({ time_zone: "Europe/Vienna", ...quiet, digest_hour: 0 });
  });

  it.each(["Asia/Kathmandu", "America/Argentina/Ushuaia", "Etc/GMT+5", "UTC", "Asia/Calcutta"])(
    "know the time zone %s",
    async (time_zone) => {
      const { status, body } = await change({ hours: { time_zone } });
      expect([status, body.data.hours.time_zone]).toEqual([200, time_zone]);
    },
  );

  it("apply to later events, for this user only", async () => {
    const other = await api.addUser({ name: "other" });
    await change({ events: { follow: { site: false } } });
    const numbers = async (of: TestUser) =>
      (
        await api.request<Schema<"NotificationNumbers">>(
          "GET",
          `/users/${of.id}/notifications-g/numbers/v2`,
          { as: of.id },
        )
      ).body.data.total;
    const diary = await addDiary(api.database.db, { userId: grower.id });
    await api.request("POST", `/follows/diary/${diary}`, { as: other.id });
    await api.request("POST", `/likes/diary/${diary}`, { as: other.id });
    await api.request("POST", `/follows/user/${other.id}`, { as: grower.id });
    expect([await numbers(grower), await numbers(other)]).toEqual([1, 1]);
  });
});

test("notification settings return 401 to guests and 403 to other users, including moderators", async () => {
  const moderator = await api.addUser({ access: ["moderate"] });
  const body = { digest: "daily" };
  for (const method of ["GET", "PATCH"] as const) {
    const given = method === "PATCH" ? { body } : {};
    expect((await ask(method, { ...given, as: null })).status).toBe(401);
    expect((await ask(method, { ...given, as: moderator.id })).codes).toEqual(["no_right"]);
    expect((await ask(method, { ...given, of: 999 })).status).toBe(403);
  }
});

test.each([
  [{}, "too_few"],
  [{ events: {} }, "too_few events"],
  [{ events: { like: {} } }, "too_few events.like"],
  [{ events: { like: { mail: "yes" } } }, "wrong_type events.like.mail"],
  [{ events: { rain: { mail: true } } }, "unknown_field events.rain"],
  [{ digest: "hourly" }, "not_allowed digest"],
  [{ locale: "tlh" }, "not_allowed locale"],
  [{ events: { like: { push: 1 } } }, "wrong_type events.like.push"],
  [{ hours: {} }, "too_few hours"],
  [{ hours: { time_zone: "Mars/Olympus" } }, "not_allowed hours.time_zone"],
  [{ hours: { time_zone: "+02:00" } }, "wrong_format hours.time_zone"],
  [{ hours: { time_zone: `Europe/${"V".repeat(60)}` } }, "too_long hours.time_zone"],
  [{ hours: { quiet_from: 24 } }, "out_of_range hours.quiet_from"],
  [{ hours: { quiet_to: -1 } }, "out_of_range hours.quiet_to"],
  [{ hours: { digest_hour: 7.5 } }, "wrong_type hours.digest_hour"],
  [{ hours: { is_quiet: null } }, "wrong_type hours.is_quiet"],
])("%j returns 422", async (body, code) => {
  const { status, codes } = await change(body);
  expect(status).toBe(422);
  expect(codes).toContain(code);
});

test("notification settings return 400 or 415 for unreadable bodies", async () => {
  const url = `/api/users/${grower.id}/settings/notifications`;
  await expectUnreadableRefused({ server: api.server, method: "PATCH", url, token: grower.token });
});
