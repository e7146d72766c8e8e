import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../settings.mjs";
import { affectedPackages, repositoryChecks, testsThatRead, uncheckedFiles } from "./affected.mjs";

const members = [
  { name: "@grow/community", folder: "apps/community", uses: ["@grow/app-kit"] },
  { name: "@grow/app-kit", folder: "packages/app-kit", uses: ["@grow/domain"] },
  { name: "@grow/domain", folder: "packages/domain", uses: [] },
  { name: "@grow/api-client", folder: "packages/api-client", uses: ["@grow/contract"] },
  { name: "@grow/contract", folder: "packages/contract", uses: [] },
  { name: "@grow/ui", folder: "packages/ui", uses: [] },
];

describe("affectedPackages", () => {
  test("lists the changed package first, then those that use it, directly and through others", () => {
    const folders = affectedPackages(["packages/domain/src/units.ts"], members).map(({ folder }) => folder);
    expect(folders).toEqual(["packages/domain", "packages/app-kit", "apps/community"]);
  });

  test("lists the users of the contract for a file of openapi/", () => {
    const folders = affectedPackages(["openapi/paths/diaries/diary.yaml"], members).map(
      ({ folder }) => folder,
    );
    expect(folders).toEqual(["packages/contract", "packages/api-client"]);
  });

  test("lists nothing for files outside of packages", () => {
    expect(affectedPackages(["README.md", "packages/domain-notes.md"], members)).toEqual([]);
  });
});

describe("testsThatRead", () => {
  test("names the tests of the contract, its client, the operations of the tag and all operations for openapi/", () => {
    expect(testsThatRead(["openapi/schemas/diaries/Diary.yaml", "openapi/paths/diaries/diary.yaml"])).toEqual(
      [
        { folder: "packages/contract", tests: [] },
        { folder: "packages/api-client", tests: [] },
        {
          folder: "apps/api",
          tests: expect.arrayContaining(["src/operations/diaries/", "src/http/rights-walk.test.ts"]),
        },
      ],
    );
  });

  test("names the tests of the repository for sources, documents and configurations", () => {
    for (const file of [
      "README.md",
      "openapi/README.md",
      "turbo.json",
      "tooling/e2e/journeys/search.spec.ts",
    ]) {
      expect(testsThatRead([file]), file).toEqual([{ folder: "tooling/lint", tests: [] }]);
    }
  });

  test("names the check of the catalogs of both apps for translations of what they share", () => {
    const check = { tests: ["app/locales.test.ts"] };
    for (const folder of ["", "editor/"]) {
      expect(testsThatRead([`packages/app-kit/src/${folder}locales/de.po`])).toEqual([
        { folder: "apps/community", ...check },
        { folder: "apps/brands-manager", ...check },
      ]);
    }
  });

  test("names places that exist", () => {
    const changed = ["a.md", "openapi/paths/diaries/diary.yaml", "apps/api/src/db/migrations/1.sql"];
    const locales = ["apps/community", "apps/brands-manager"].map((app) => `${app}/app/locales/de.po`);
    for (const { folder, tests } of testsThatRead([...changed, ...locales])) {
      for (const place of ["package.json", ...tests]) {
        expect(existsSync(path.join(root, folder, place)), `${folder}/${place}`).toBe(true);
      }
    }
  });
});

test.each([
  ["biome.json", ["format"]],
  ["tsconfig.base.json", ["types"]],
  ["pnpm-lock.yaml", ["types", "unused"]],
  ["packages/domain/package.json", []],
])("repositoryChecks of %s are %j", (file, checks) => {
  expect([...repositoryChecks([file])]).toEqual(checks);
});

test("uncheckedFiles lists changed files that no check reads", () => {
  const read = ["a.ts", "b.css", "c.md", "openapi/d.yaml", "pnpm-lock.yaml", "turbo.json"];
  const unread = ["apps/community/public/e.svg", ".ci/run", ".gitignore"];
  expect(uncheckedFiles([...read, ...unread])).toEqual(unread);
});
