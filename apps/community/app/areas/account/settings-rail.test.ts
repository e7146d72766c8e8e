import { expect, it } from "vitest";
import { settingsRail } from "./settings-rail.ts";

it("settingsRail lists every section below the member's profile, in three groups", () => {
  const groups = settingsRail("/grower/lucia");
  expect(groups.map(({ length }) => length)).toEqual([4, 5, 7]);
  const hrefs = groups.flat().map(({ href }) => href);
  expect(hrefs[0]).toBe("/grower/lucia/settings");
  expect(hrefs).toContain("/grower/lucia/settings/password");
});
