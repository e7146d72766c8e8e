import { expect, test } from "vitest";
import { cfToEc, ecToCf } from "./cf.ts";

test.each([
  [1.4, 14],
  [0, 0],
  [0.07, 0.7],
  [20, 200],
])("an EC of %d mS/cm is CF %d, and back", (ec, cf) => {
  expect(ecToCf(ec as Parameters<typeof ecToCf>[0])).toBe(cf);
  expect(cfToEc(cf)).toBe(ec);
});

test.each([-1, 201, Number.NaN, null, undefined])("CF %d is impossible or missing, so it has no EC", (cf) => {
  expect(cfToEc(cf)).toBeNull();
});
