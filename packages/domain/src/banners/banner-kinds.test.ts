import { expect, test } from "vitest";
import { BANNER_TYPES } from "../gear-options.ts";
import { contractSchema } from "../testing/contract-schema.ts";
import { BANNER_KINDS, BANNER_LIMITS, bannerPictureProblem, missingBannerFields } from "./index.ts";

test("BANNER_KINDS has every type of the contract, and its brands' editors are those of the portal", () => {
  expect(Object.keys(BANNER_KINDS).sort()).toEqual([...BANNER_TYPES].sort());
  const brand = Object.entries(BANNER_KINDS).filter(([, { editor }]) => editor === "brand");
  expect(brand.map(([kind]) => kind)).toEqual(["box", "cpm", "header"]);
});

test("BANNER_LIMITS are those of the contract", () => {
  const { properties } = contractSchema("BannerInput") as {
    properties: Record<string, { maxLength?: number }>;
  };
  for (const [field, limit] of Object.entries(BANNER_LIMITS))
    expect(properties[field]?.maxLength, field).toBe(limit);
});

test.each(Object.entries(BANNER_KINDS))("the rules of %s agree with one another", (kind, rule) => {
  expect(rule.fields).toEqual(expect.arrayContaining([...rule.required]));
  expect((rule.fields as readonly string[]).includes("image")).toBe(rule.picture !== null);
  if (rule.picture === null) return;
  const { width, height } = rule.picture;
  expect(bannerPictureProblem(kind as keyof typeof BANNER_KINDS, { width, height })).toBe(null);
  expect(bannerPictureProblem(kind as keyof typeof BANNER_KINDS, { width: width - 8, height })).not.toBe(
    null,
  );
});

test("bannerPictureProblem names the shape first, and takes what is a little off", () => {
  expect(bannerPictureProblem("cpm", { width: 80, height: 80 })).toBe("ratio");
  expect(bannerPictureProblem("cpm", { width: 80, height: 100 })).toBe("small");
  expect(bannerPictureProblem("cpm", { width: 820, height: 1000 })).toBe(null);
  expect(bannerPictureProblem("box", { width: Number.NaN, height: 0 })).toBe("ratio");
  expect(bannerPictureProblem("button", { width: 1, height: 1 })).toBe(null);
});

test("missingBannerFields leaves out what a kind does not need", () => {
  expect(missingBannerFields("box", ["title"])).toEqual(["image", "url"]);
  expect(missingBannerFields("header", ["title", "image", "url"])).toEqual([]);
});
