import { describe, expect, test } from "vitest";
import { planSteps } from "./plan.mjs";

const members = [
  { name: "@grow/api", folder: "apps/api", uses: ["@grow/contract"], scripts: ["test", "test:postgres"] },
  { name: "@grow/contract", folder: "packages/contract", uses: [], scripts: ["test"] },
  { name: "@grow/ui", folder: "packages/ui", uses: [], scripts: ["test", "test:full"] },
  { name: "@grow/tooling-start", folder: "tooling/start", uses: [], scripts: ["test:full"] },
  { name: "@grow/tooling-lint", folder: "tooling/lint", uses: [], scripts: ["test", "test:full"] },
].map((member) => ({
  ...member,
  isTyped: true,
  scripts: Object.fromEntries(
    member.scripts.map((name) => [
      name,
      `vitest run --mode ${name} --outputFile.json=test-results/${name}.json`,
    ]),
  ),
}));

/** @param {readonly string[]} changed */
const titlesFor = (...changed) => planSteps(changed, changed, members).steps.map(({ title }) => title);

describe("planSteps", () => {
  test("checks format, imports, types and related tests of a changed source", () => {
    const { steps } = planSteps(["packages/ui/src/a.ts"], ["packages/ui/src/a.ts"], members);
    expect(steps.map(({ title }) => title)).toEqual([
      "Format",
      "Imports",
      "Types",
      "Tests of tooling/lint",
      "Related tests of packages/ui",
    ]);
    expect(steps[2]?.command.slice(1)).toEqual(["tooling/start/typecheck.mjs", "packages/ui"]);
  });

  test("runs the slow tests of a package that has no others", () => {
    expect(titlesFor("tooling/start/src/a.mjs")).toContain("Related tests of tooling/start");
  });

  test("runs the tests of a changed contract, which no import leads to", () => {
    expect(titlesFor("openapi/paths/diaries/diary.yaml")).toEqual([
      "Imports",
      "Types",
      "Tests of packages/contract",
      "Tests of apps/api",
      "Tests of apps/api on PostgreSQL",
    ]);
  });

  test("looks for related tests only where an import can lead", () => {
    const related = titlesFor("openapi/paths/diaries/diary.yaml", "packages/ui/src/a.ts").filter((title) =>
      title.startsWith("Related"),
    );
    expect(related).toEqual(["Related tests of packages/ui"]);
  });

  test("checks the types of all packages and unused code for a changed lockfile", () => {
    const { steps } = planSteps(["pnpm-lock.yaml"], ["pnpm-lock.yaml"], members);
    expect(steps.map(({ title }) => title)).toEqual(["Types", "Unused code and dependencies"]);
    expect(steps[0]?.command).toHaveLength(2 + members.length);
  });

  test("checks the format of everything for changed rules", () => {
    const [format] = planSteps(["biome.json"], ["biome.json"], members).steps;
    expect(format?.command.at(-1)).toBe(".");
  });

  test.each([".ci/run", ".editorconfig", "packages/ui/src/picture.svg"])(
    "has no step for %s, and lists it",
    (file) => {
      expect(planSteps([file], [file], members)).toMatchObject({ steps: [], unchecked: [file] });
    },
  );

  test("does not pass deleted files on, but checks the types of their package and runs all its tests", () => {
    const { steps } = planSteps(["packages/ui/src/a.ts"], [], members);
    expect(steps.map(({ title }) => title)).toEqual([
      "Imports",
      "Types",
      "Tests of tooling/lint",
      "Tests of packages/ui",
    ]);
    expect(steps.at(-1)?.command).toContain("run");
    expect(steps.at(-1)?.command.join(" ")).not.toContain("a.ts");
  });

  test("runs all tests of the package that a file has left, and the related ones of its new package", () => {
    const moved = ["apps/api/src/a.ts", "packages/ui/src/a.ts"];
    const titles = planSteps(moved, moved.slice(1), members).steps.map(({ title }) => title);
    expect(titles.slice(-3)).toEqual([
      "Related tests of packages/ui",
      "Tests of apps/api",
      "Tests of apps/api on PostgreSQL",
    ]);
  });

  test("runs all tests of a package once, when files that tests read have changed in it, too", () => {
    const files = ["apps/api/src/db/migrations/1.sql", "apps/api/src/a.ts"];
    const { steps } = planSteps(files, files.slice(0, 1), members);
    const unit = steps.filter(({ title }) => title === "Tests of apps/api");
    expect(unit.map(({ command }) => command.includes("src/db/"))).toEqual([false]);
  });

  test("looks for tests related to a catalog, but does not format it", () => {
    expect(titlesFor("packages/ui/src/locales/de.po")).toEqual([
      "Imports",
      "Types",
      "Related tests of packages/ui",
    ]);
  });

  test("keeps the results of npm test", () => {
    const { steps } = planSteps(["packages/ui/src/a.ts"], ["packages/ui/src/a.ts"], members);
    const tests = steps.filter(({ title }) => title.includes("ests of"));
    expect(tests).toHaveLength(2);
    for (const { command, results } of tests) {
      const outputs = command.filter((option) => option.startsWith("--outputFile"));
      expect(outputs).toEqual(["--outputFile.json=test-results/check.json"]);
      expect(results).toBe("test-results/check.json");
    }
  });

  test.each([
    ["apps/api/src/db/migrations/1.sql", ["the operations on PostgreSQL", "the demo data"]],
    [
      "openapi/schemas/common/Id.yaml",
      ["operations of other tags", "the operations that use common of openapi/"],
    ],
    ["packages/ui/src/a.ts", []],
  ])("says which tests of operations it leaves out for %s", (file, expected) => {
    const { leftOut } = planSteps([file], [file], members);
    expect(leftOut.filter((one) => /operations|demo/.test(one))).toEqual(expected);
  });

  test("leaves out no operations of a schema whose tag has a folder", () => {
    const file = "openapi/schemas/users/User.yaml";
    expect(planSteps([file], [file], members).leftOut.join()).not.toContain("that use");
  });
});
