import { describe, expect, test } from "vitest";
import { isLastSignIn } from "./view.ts";

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
