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

describe("notification settings", () => {
  it("have a default for every event: on the site, not by email", async () => {
    const { status, body } = await ask("GET");
    expect(status).toBe(200);
    expect(body.data).toEqual({
      notifications: DEFAULT_SETTINGS,
      subscribe: { is_newsletter: false, is_brand_newsletter: false, digest: "none" },
    });
    expect(Object.values(body.data.notifications)).toContainEqual({ site: true, mail: false });
  });

  it("change only what is given", async () => {
    await change({ events: { like: { site: false }, comment: { mail: true } } });
    await change({ events: { comment: { site: false } }, digest: "weekly" });
    const { status, body } = await change({ is_newsletter: true, events: { like: { mail: true } } });
    const wanted = {
      notifications: {
        ...DEFAULT_SETTINGS,
        like: { site: false, mail: true },
        comment: { site: false, mail: true },
      },
      subscribe: { is_newsletter: true, is_brand_newsletter: false, digest: "weekly" },
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
      { site: false, mail: true },
      { site: false, mail: true },
    ]);
  });

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
])("%j returns 422", async (body, code) => {
  const { status, codes } = await change(body);
  expect(status).toBe(422);
  expect(codes).toContain(code);
});

test("notification settings return 400 or 415 for unreadable bodies", async () => {
  const url = `/api/users/${grower.id}/settings/notifications`;
  await expectUnreadableRefused({ server: api.server, method: "PATCH", url, token: grower.token });
});
