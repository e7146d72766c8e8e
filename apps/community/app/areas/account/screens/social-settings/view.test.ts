import { describe, expect, test } from "vitest";
import { isLastSignIn, profileName } from "./view.ts";

const linked = { is_linked: true };
const off = { is_linked: false };
const none = { hasPassword: false, hasPasskey: false };

describe("isLastSignIn", () => {
  test("is true for one linked provider without a password and a passkey", () => {
    expect(isLastSignIn([off, linked], none)).toBe(true);
  });

  test.each([
    ["a second linked provider", [linked, linked], none],
    ["a password", [linked], { ...none, hasPassword: true }],
    ["a passkey", [linked], { ...none, hasPasskey: true }],
    ["no linked provider", [off], none],
  ])("is false with %s", (_case, providers, means) => {
    expect(isLastSignIn(providers, means)).toBe(false);
  });
});

describe("profileName", () => {
  test.each([
    ["youtube", "mygrow", "mygrow"],
    ["youtube", " @mygrow ", "mygrow"],
    ["youtube", "https://www.youtube.com/@mygrow", "mygrow"],
    ["youtube", "youtube.com/mygrow?si=abc", "mygrow"],
    ["instagram", "https://instagram.com/tess.grows/", "tess.grows"],
    ["facebook", "https://m.facebook.com/tess", "tess"],
    ["x", "https://twitter.com/tess", "tess"],
  ] as const)("on %s takes the name out of %j", (site, typed, name) => {
    expect(profileName(site, typed)).toBe(name);
  });

  test.each([
    ["youtube", "https://www.youtube.com/channel/UC123"],
    ["facebook", "https://www.facebook.com/profile.php?id=5"],
    ["instagram", "https://x.com/tess"],
    ["x", "two words"],
  ] as const)("on %s leaves %j to the API, which refuses it", (site, typed) => {
    expect(profileName(site, typed)).toBe(typed);
  });
});
