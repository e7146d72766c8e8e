import { describe, expect, it } from "vitest";
import type { Problem } from "../errors/api-error.ts";
import { visibleTexts } from "./invisible-text.ts";

function seen(value: unknown) {
  const problems: Problem[] = [];
  return { value: visibleTexts(value, problems), problems };
}

describe("visibleTexts", () => {
  it.each(["\u200b", "\u2060 \ufeff", "\u3164", "\u2800\u2800", "\u202e", "\u00ad\n"])(
    "finds %j, which shows nothing",
    (name) => {
      expect(seen({ items: [{ name }] }).problems).toEqual([{ code: "required", field: "items.0.name" }]);
    },
  );

  it("leaves empty texts, joined pictograms and Thai alone", () => {
    const body = { text: "", name: "\u{1f468}\u200d\u{1f33e} \u0e01\u0e31\u0e0d\u0e0a\u0e32", spaces: "  " };
    expect(seen(body)).toEqual({ value: body, problems: [] });
    expect(seen(body).value).toBe(body);
  });

  it("removes overrides of direction, by which a name turns what follows it", () => {
    const { value, problems } = seen({ name: "Plum\u202egnp.exe", list: ["a", "\u2066b\u2069"], n: 0 });
    expect(value).toEqual({ name: "Plumgnp.exe", list: ["a", "b"], n: 0 });
    expect(problems).toEqual([]);
  });

  it("changes no password", () => {
    const body = { password: "\u202esecret", password_repeat: "\u200b" };
    expect(seen(body)).toEqual({ value: body, problems: [] });
  });
});
