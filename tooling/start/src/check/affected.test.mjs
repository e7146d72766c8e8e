import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../settings.mjs";
import { affectedPackages, testsOfReadFiles, withoutKnownTests } from "./affected.mjs";

const members = [
  { name: "@grow/community", folder: "apps/community", uses: ["@grow/app-kit"] },
  { name: "@grow/app-kit", folder: "packages/app-kit", uses: ["@grow/domain"] },
  { name: "@grow/domain", folder: "packages/domain", uses: [] },
  { name: "@grow/ui", folder: "packages/ui", uses: [] },
];

describe("affectedPackages", () => {
  test("lists the changed package first, then those that use it, directly and through others", () => {
    const folders = affectedPackages(["packages/domain/src/units.ts"], members).map(({ folder }) => folder);
    expect(folders).toEqual(["packages/domain", "packages/app-kit", "apps/community"]);
  });

  test("lists nothing for files outside of packages", () => {
    expect(affectedPackages(["README.md", "packages/domain-notes.md"], members)).toEqual([]);
  });
});

describe("testsOfReadFiles", () => {
  test("names tests that exist", () => {
    for (const { folder, tests } of testsOfReadFiles) {
      for (const place of ["package.json", ...tests]) {
        expect(existsSync(path.join(root, folder, place)), `${folder}/${place}`).toBe(true);
      }
    }
  });
});

describe("withoutKnownTests", () => {
  test("lists changed files that no test is known to read", () => {
    expect(
      withoutKnownTests(["a.ts", "b.css", "c.md", "openapi/d.yaml", "apps/community/public/e.svg"]),
    ).toEqual(["apps/community/public/e.svg"]);
  });
});
