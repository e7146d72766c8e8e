import { describe, expect, test } from "vitest";
import { asList, asNode, schemas } from "./testing/document.ts";
import { errorsOf } from "./testing/schema-errors.ts";

const words = (name: string) => asList(schemas.get(name)?.enum).map(String);
const fields = (name: string) => Object.keys(asNode(schemas.get(name)?.properties));

function refuses(name: string, value: unknown): void {
  expect(errorsOf(name, value), JSON.stringify(value)).not.toEqual([]);
}

describe("a profile", () => {
  test("needs a change, of its own fields only", () => {
    refuses("UserPatch", {});
    for (const field of ["access", "email", "premium", "id"]) refuses("UserPatch", { [field]: "x" });
    expect(errorsOf("UserPatch", { grow_since: null, socials: { website: null } })).toEqual([]);
  });

  test.each(["javascript:alert(1)", "//evil.example", "http://a b", `https://x.example/${"y".repeat(200)}`])(
    "has no link %s",
    (website) => refuses("SocialLinksPatch", { website }),
  );

  test.each([
    ["instagram", "https://instagram.com/x"],
    ["youtube", "@handle"],
    ["x", "more_than_fifteen_letters"],
  ])("names its %s account by name, not as %s", (field, value) => {
    refuses("SocialLinksPatch", { [field]: value });
  });
});

describe("settings", () => {
  test("of each section are part of all settings", () => {
    const sections = [...words("SettingsName"), "personal", "notifications"];
    expect(fields("UserSettings").sort()).toEqual(sections.sort());
    expect(fields("SettingsSection").sort()).toEqual(words("SettingsName").sort());
  });

  test("cover exactly the notification events", () => {
    expect(fields("NotificationSettings").sort()).toEqual(words("NotificationEvent").sort());
    expect(errorsOf("NotificationSettingsPatch", { events: { like: { mail: true } } })).toEqual([]);
    for (const events of [
      {},
      { poke: { mail: true } },
      { like: {} },
      { like: { mail: 1 } },
      { like: { sms: true } },
    ])
      refuses("NotificationSettingsPatch", { events });
  });
});

describe("notifications", () => {
  test.each(["like:week:181", "follow:user:9", "solution_accepted:solution:3"])(
    "are grouped as %s",
    (group) => {
      expect(errorsOf("NotificationGroupKey", group)).toEqual([]);
    },
  );

  test.each([
    "",
    "like",
    "like:week",
    "like:week:x",
    "like:week:1234567890123456",
    "Like:week:1",
    "a:b:1:2",
    "read",
  ])("have no group %j", (group) => refuses("NotificationGroupKey", group));

  test("of the stream are distinguished by their event name", () => {
    const kinds = asList(schemas.get("LiveEvent")?.oneOf).map((kind) =>
      String(asNode(kind).$ref).split("/").at(-1),
    );
    const names = kinds.map((kind) => {
      const event = asNode(asNode(schemas.get(kind ?? "")?.properties).event);
      return String(event.const);
    });
    expect(new Set(names).size).toBe(kinds.length);
    refuses("LiveEvent", { event: "unheard-of", data: {} });
    refuses("LiveEvent", { event: "ready", data: { user_id: 7, token: "x" } });
  });
});

describe("kinds of things", () => {
  test.each(["ComplainType", "TranslationType", "FollowType", "LikeType", "CommentType"])(
    "named by %s all have a link",
    (name) => {
      const known = words("ContentType");
      expect(words(name).filter((word) => !known.includes(word))).toEqual([]);
    },
  );
});

describe("reports of a browser", () => {
  const metric = {
    name: "CLS",
    value: 0.02,
    rating: "good",
    delta: 0.02,
    id: "v4-1",
    navigation_type: "reload",
    page_path: "/",
    page_name: "home",
    page_params: {},
    page_query: { lang: "de" },
    timestamp: 1_789_000_000_000,
  };

  test("name a page without its query, which may contain secrets", () => {
    for (const page_path of ["/auth/confirm-email?k=1", "explore", "/x#y"])
      refuses("TelemetryMetric", { ...metric, page_path });
  });
});

describe("a sign-in with a provider", () => {
  test("returns either a session or a ticket", () => {
    const ticket = {
      need_complete: true,
      ticket: "5b6f0f2d7c1a4e3b9d8c7a6f5e4d3c2b",
      provider: "google",
      name: null,
      email: null,
      return_path: "/",
    };
    expect(errorsOf("OAuthResult", ticket)).toEqual([]);
    refuses("OAuthResult", { ...ticket, need_complete: false });
    refuses("OAuthResult", { ...ticket, token: "5b6f0f2d7c1a4e3b9d8c7a6f5e4d3c2b" });
  });
});
