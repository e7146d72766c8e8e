import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { slowTestsOf } from "../start/src/slow-tests.mjs";
import { workspacePackages } from "../start/src/workspace.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const listed = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 })
  .trim()
  .split("\n");
const slowFiles = listed.filter((file) => /\.full\.test\.\w+$/.test(file));
const packages = (await workspacePackages()).filter(({ scripts }) => "test:full" in scripts);

test.each(slowFiles)("%s runs when it changed", (file) => {
  const runs = slowTestsOf([file]).some(
    ({ folder, tests }) =>
      file.startsWith(`${folder}/`) &&
      (tests.length === 0 || tests.some((filter) => file.slice(folder.length + 1).includes(filter))),
  );
  expect(runs).toBe(true);
});

test.each(slowFiles)("%s belongs to a package with a script that runs it", (file) => {
  expect(packages.some(({ folder }) => file.startsWith(`${folder}/`))).toBe(true);
});

test.each(packages.map(({ folder }) => folder))("some change calls for all slow tests of %s", (folder) => {
  const isReached = listed.some((file) =>
    slowTestsOf([file]).some((one) => one.folder === folder && one.tests.length === 0),
  );
  expect(isReached).toBe(true);
});

test("changes call for slow tests that exist", () => {
  const missing = listed
    .filter((file) => existsSync(path.join(root, file)))
    .flatMap((file) => slowTestsOf([file]))
    .flatMap(({ folder, tests }) => tests.map((filter) => path.join(folder, filter)))
    .filter((file) => !existsSync(path.join(root, file)));
  expect([...new Set(missing)]).toEqual([]);
});
