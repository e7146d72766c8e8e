/** @typedef {{ name: string, folder: string, uses: readonly string[] }} Member a package and the names of those it depends on */

/**
 * Finds the packages that a change may break: those with a changed file, then those that use them, nearest first.
 *
 * @param {readonly string[]} changed files, relative to the root
 * @param {readonly Member[]} members
 * @returns {Member[]}
 */
export function affectedPackages(changed, members) {
  const affected = members.filter(({ folder }) => changed.some((file) => file.startsWith(`${folder}/`)));
  for (const member of affected) {
    // The list grows while it is walked, so that packages that use it through others follow.
    affected.push(...members.filter((one) => one.uses.includes(member.name) && !affected.includes(one)));
  }
  return affected;
}

/**
 * Tests of what changed without being imported. `tests` are filters for the test files of the package in `folder`; none means all.
 *
 * @type {readonly { when: RegExp, folder: string, tests: readonly string[] }[]}
 */
export const testsOfReadFiles = [
  { when: /\.md$/, folder: "tooling/lint", tests: [] },
  { when: /^openapi\//, folder: "packages/contract", tests: [] },
  { when: /^apps\/api\/src\/db\/migrations\//, folder: "apps/api", tests: ["src/db/"] },
  ...["apps/community", "apps/brands-manager"].map((folder) => ({
    when: new RegExp(`^${folder}/.*/locales/`),
    folder,
    tests: ["app/locales.test.ts"],
  })),
];

/** Files that tests import, so that vitest finds the tests of a change. */
const imported = /\.(?:[cm]?[jt]sx?|css|json)$/;

/**
 * @param {readonly string[]} changed
 * @returns {string[]} files of which neither an import nor `testsOfReadFiles` tells the tests
 */
export function withoutKnownTests(changed) {
  return changed.filter(
    (file) => !imported.test(file) && !testsOfReadFiles.some(({ when }) => when.test(file)),
  );
}
