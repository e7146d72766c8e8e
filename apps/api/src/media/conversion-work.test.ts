import { UPLOAD_LIMITS } from "@grow/domain";
import { expect, test } from "vitest";
import { conversionLimits, conversionWork, SMALL_WORK } from "./conversion-work.ts";
import { UPLOAD_BUDGET } from "./upload-budget.ts";

const FULL_HD = { width: 1080, height: 1920 };

test("a minute of Full HD is small, a minute of 4K is not", () => {
  expect(conversionWork({ ...FULL_HD, duration: 60 })).toBe(SMALL_WORK);
  expect(conversionWork({ width: 2160, height: 3840, duration: 60 })).toBeGreaterThan(SMALL_WORK);
});

test("a video of unknown length counts as the longest", () => {
  const longest = { ...FULL_HD, duration: UPLOAD_LIMITS.video_seconds };
  expect(conversionWork({ ...FULL_HD, duration: null })).toBe(conversionWork(longest));
});

test("the longest video with the largest frames fits into the budget of an hour", () => {
  const largest = { width: UPLOAD_LIMITS.video_pixels, height: 1, duration: UPLOAD_LIMITS.video_seconds };
  expect(conversionWork(largest)).toBeLessThanOrEqual(UPLOAD_BUDGET.video);
});

test("processor time is in proportion to the work, and at most 40 minutes", () => {
  const seconds = (duration: number) => conversionLimits({ ...FULL_HD, duration }).cpu;
  expect([seconds(1), seconds(60), seconds(1200)]).toEqual([63, 240, 2400]);
});
