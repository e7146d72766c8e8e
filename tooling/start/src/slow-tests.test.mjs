import { describe, expect, test } from "vitest";
import { slowTestsOf, table } from "./slow-tests.mjs";
import { workspacePackages } from "./workspace.mjs";

/** @param {readonly string[]} changed */
const foldersOf = (...changed) => slowTestsOf(changed).map(({ folder }) => folder);

describe("slowTestsOf", () => {
  test("runs what packs the published packages when that changed", () => {
    expect(foldersOf("tooling/publishing/src/run.ts")).toEqual([
      "packages/api-client",
      "packages/domain",
      "packages/trackers",
    ]);
  });

  test("runs what proves a changed contract, but not the embedded database", () => {
    const chosen = slowTestsOf(["openapi/paths/diaries/diary.yaml"]);
    expect(chosen.map(({ folder }) => folder)).toEqual([
      "packages/api-client",
      "tooling/generators",
      "apps/api",
    ]);
    expect(chosen.at(-1)?.tests).toContain("src/http/large-bodies.full.test.ts");
  });

  test("runs what bundles dependencies, and the embedded database, for a changed lockfile", () => {
    expect(slowTestsOf(["pnpm-lock.yaml"])).toContainEqual({ folder: "apps/api", tests: [] });
    expect(foldersOf("pnpm-lock.yaml")).toContain("packages/ui");
  });

  test("runs the README of a published package, but no other document", () => {
    expect(foldersOf("packages/api-client/README.md")).toEqual(["packages/api-client"]);
    expect(foldersOf("tooling/lint/README.md", "tooling/start/proved.json")).toEqual([]);
  });

  test("counts the workers again for a changed configuration", () => {
    expect(foldersOf("apps/api/vitest.config.ts", "packages/ui/vitest.storybook.config.ts")).toContain(
      "tooling/lint",
    );
  });

  test("runs the changed journeys, but leaves the cluster and the budgets to test:full", () => {
    const journeys = ["tooling/e2e/journeys/offline.spec.ts", "tooling/e2e/site/site.ts"];
    expect(slowTestsOf(["tooling/cluster/src/nginx.mjs", "tooling/bench/budgets.json", ...journeys])).toEqual(
      [{ folder: "tooling/e2e", tests: ["journeys/offline.spec.ts"] }],
    );
  });

  test.each(["package.json", "turbo.json"])(
    "runs the tests of the commands for a changed %s of the root",
    (file) => {
      expect(foldersOf(file)).toEqual(["tooling/start"]);
      expect(foldersOf(`apps/community/${file}`)).toEqual([]);
    },
  );

  test.each(["src/db/migrations/1.sql", "src/main.ts", "src/jobs/send-digest.ts"])(
    "runs what tests the embedded database for a changed %s",
    (file) => {
      const [chosen, ...others] = slowTestsOf([`apps/api/${file}`]);
      expect(others).toEqual([]);
      expect(chosen?.tests).toEqual(expect.arrayContaining(["src/main.test.ts", "src/db/", "src/jobs/"]));
    },
  );
});

test("each row leads to a package with a script that runs its tests", async () => {
  const packages = await workspacePackages();
  const scripts = Object.fromEntries(packages.map(({ folder, scripts }) => [folder, Object.keys(scripts)]));
  for (const { folder } of table)
    expect(scripts[folder], folder).toContain(folder === "tooling/e2e" ? "journeys" : "test:full");
});
