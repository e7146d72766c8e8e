import { expect, test } from "vitest";
import { packageFolder } from "./package-folder.mjs";

test.each([
  ["/grow/apps/api/src/main.ts", "apps/api"],
  ["/grow/packages/ui/src/card/card.tsx", "packages/ui"],
  ["/grow/package.json", null],
  ["/grow/apps/README.md", null],
  ["/elsewhere/apps/api/src/main.ts", null],
])("packageFolder finds the package of %s", (file, folder) => {
  expect(packageFolder("/grow", file)).toBe(folder);
});
