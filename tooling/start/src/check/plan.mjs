import path from "node:path";
import { root } from "../settings.mjs";
import {
  affectedPackages,
  formatted,
  imported,
  repositoryChecks,
  testsLeftOut,
  testsThatRead,
  uncheckedFiles,
} from "./affected.mjs";

/** @typedef {import("./affected.mjs").Member & { scripts: Readonly<Record<string, string>>, isTyped: boolean }} CheckedMember `isTyped`: has a tsconfig.json */

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {readonly string[]} command
 * @property {string} [folder] to run it in; the root by default
 * @property {boolean} [needsServer] whether it needs the address of a PostgreSQL server
 * @property {string} [results] the file of vitest's JSON reporter, relative to `folder`
 */

/** The option of vitest that names the file of its JSON reporter. */
const output = "--outputFile.json=";

const results = "test-results/check.json";

/**
 * Plans the checks of a change, the quickest first.
 *
 * @param {readonly string[]} changed files, relative to the root
 * @param {readonly string[]} present those of them that exist
 * @param {readonly CheckedMember[]} members
 * @returns {{ steps: Step[], unchecked: string[], leftOut: string[] }} `unchecked`: changed files that no step is about; `leftOut`: what
 *   only `npm test` proves, in words
 */
export function planSteps(changed, present, members) {
  const unchecked = uncheckedFiles(changed);
  const affected = affectedPackages(
    changed.filter((file) => !unchecked.includes(file)),
    members,
  );
  const whole = repositoryChecks(changed);
  const files = present.filter((file) => imported.test(file));
  const deleted = changed.filter((file) => imported.test(file) && !present.includes(file));
  /** @type {Step[]} */
  const steps = [];

  const toFormat = whole.has("format") ? ["."] : present.filter((file) => formatted.test(file));
  if (toFormat.length > 0) {
    const options = ["ci", "--colors=off", "--no-errors-on-unmatched"];
    steps.push({ title: "Format", command: [program("biome"), ...options, ...toFormat] });
  }
  if (affected.length > 0)
    steps.push({ title: "Imports", command: [process.execPath, "tooling/lint/check-imports.mjs"] });
  const typed = (whole.has("types") ? members : affected).filter(({ isTyped }) => isTyped);
  if (typed.length > 0) {
    const folders = typed.map(({ folder }) => folder);
    steps.push({ title: "Types", command: [process.execPath, "tooling/start/typecheck.mjs", ...folders] });
  }
  if (whole.has("unused"))
    steps.push({ title: "Unused code and dependencies", command: [program("knip"), "--no-config-hints"] });

  // Tests may find a file by a pattern or by its folder: nothing leads from one that is gone to them.
  const wholly = members.filter(({ folder }) => deleted.some((file) => file.startsWith(`${folder}/`)));
  for (const { folder, tests } of testsThatRead(changed)) {
    const member = members.find((one) => one.folder === folder && !wholly.includes(one));
    if (member) steps.push(...testSteps(member, "Tests of", (options) => ["run", ...tests, ...options]));
  }
  const absolute = files.map((file) => path.join(root, file));
  for (const member of affectedPackages(files, members).filter((one) => !wholly.includes(one)))
    steps.push(
      ...testSteps(member, "Related tests of", (options) => ["related", ...absolute, "--run", ...options]),
    );
  for (const member of wholly) steps.push(...testSteps(member, "Tests of", (options) => ["run", ...options]));
  const leftOut = [
    "the built site and its journeys",
    "stories",
    "slow tests",
    ...(whole.has("unused") ? [] : ["unused code"]),
    ...testsLeftOut(changed),
  ];
  return { steps, unchecked, leftOut };
}

/**
 * One step for each script of a package that runs vitest without a browser. It stops at the first failure, so that a run that is ended
 * by the limit had none.
 *
 * @param {CheckedMember} member
 * @param {string} title
 * @param {(options: readonly string[]) => readonly string[]} args
 * @returns {Step[]}
 */
function testSteps({ folder, scripts }, title, args) {
  const names = "test" in scripts || "test:postgres" in scripts ? ["test", "test:postgres"] : ["test:full"];
  return names
    .filter((name) => name in scripts)
    .map((name) => {
      // A run of `npm test` may be reading its own results now.
      const own = (scripts[name] ?? "")
        .split(" ")
        .slice(2)
        .filter((option) => !option.startsWith(output));
      const options = ["--bail=1", "--passWithNoTests", ...own, output + results];
      const needsServer = name === "test:postgres";
      return {
        title: `${title} ${folder}${needsServer ? " on PostgreSQL" : ""}`,
        command: [path.join(root, folder, "node_modules/.bin/vitest"), ...args(options)],
        ...{ folder, needsServer, results },
      };
    });
}

/** @param {string} name */
function program(name) {
  return path.join(root, "node_modules/.bin", name);
}
