/** @typedef {{ name: string, folder: string, uses: readonly string[] }} Member a package and the names of those it depends on */

/** Folders that belong to a package without being in it. */
const sourcesOf = { "packages/contract": "openapi" };

/**
 * Finds the packages that a change may break: those with a changed file, then those that use them, nearest first.
 *
 * @template {Member} M
 * @param {readonly string[]} changed files, relative to the root
 * @param {readonly M[]} members
 * @returns {M[]}
 */
export function affectedPackages(changed, members) {
  /** @type {Readonly<Record<string, string>>} */
  const others = sourcesOf;
  const affected = members.filter(({ folder }) =>
    [folder, others[folder] ?? folder].some((one) => changed.some((file) => file.startsWith(`${one}/`))),
  );
  for (const member of affected) {
    // The list grows while it is walked, so that packages that use it through others follow.
    affected.push(...members.filter((one) => one.uses.includes(member.name) && !affected.includes(one)));
  }
  return affected;
}

/** Files that tests import, so that vitest finds the tests of a change. */
export const imported = /\.(?:[cm]?[jt]sx?|css|json)$/;

/** Rules for all operations of the contract; those against hostile requests take minutes. */
const rulesForOperations = [
  "addresses",
  "keyed-creates",
  "pending-operations",
  "rate-classes",
  "rights-walk",
  "token-scope",
].map((name) => `src/http/${name}.test.ts`);

/**
 * Tests of what changed without being imported. `tests` are filters for the test files of the package in `folder`, where `$1` is the
 * first group of `when`; none means all.
 *
 * @type {readonly { when: RegExp, folder: string, tests: readonly string[] }[]}
 */
const testsOfReadFiles = [
  // They read documents, sources and configurations of the whole repository, in seconds.
  { when: /\.md$/, folder: "tooling/lint", tests: [] },
  { when: imported, folder: "tooling/lint", tests: [] },
  ...["packages/contract", "packages/api-client"].map((folder) => ({
    when: /^openapi\//,
    folder,
    tests: [],
  })),
  // The operations of the tag, then the rules for all operations.
  { when: /^openapi\/\w+\/([\w-]+)\//, folder: "apps/api", tests: ["src/operations/$1/"] },
  { when: /^openapi\//, folder: "apps/api", tests: rulesForOperations },
  { when: /^apps\/api\/src\/db\/migrations\//, folder: "apps/api", tests: ["src/db/"] },
  ...["apps/community", "apps/brands-manager"].map((folder) => ({
    when: new RegExp(`^${folder}/.*/locales/`),
    folder,
    tests: ["app/locales.test.ts"],
  })),
];

/**
 * @param {readonly string[]} changed
 * @returns {{ folder: string, tests: readonly string[] }[]} the tests that read the changed files; no filter means all of the package
 */
export function testsThatRead(changed) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  const all = new Set();
  for (const { when, folder, tests } of testsOfReadFiles) {
    for (const file of changed) {
      const match = when.exec(file);
      if (match === null) continue;
      const filters = found.get(folder) ?? new Set();
      found.set(folder, filters);
      if (tests.length === 0) all.add(folder);
      for (const filter of tests) filters.add(filter.replace("$1", match[1] ?? ""));
    }
  }
  return [...found].map(([folder, filters]) => ({ folder, tests: all.has(folder) ? [] : [...filters] }));
}

/** @typedef {"format" | "types" | "unused"} RepositoryCheck a check of the whole repository */

/** @type {readonly { when: RegExp, checks: readonly RepositoryCheck[] }[]} */
const checksOfRootFiles = [
  { when: /^biome\.json$/, checks: ["format"] },
  { when: /^tsconfig\.base\.json$/, checks: ["types"] },
  { when: /^knip\.json$/, checks: ["unused"] },
  { when: /^(?:package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml)$/, checks: ["types", "unused"] },
];

/**
 * @param {readonly string[]} changed
 * @returns {Set<RepositoryCheck>} checks that must cover all packages
 */
export function repositoryChecks(changed) {
  return new Set(
    checksOfRootFiles.flatMap(({ when, checks }) => (changed.some((file) => when.test(file)) ? checks : [])),
  );
}

/**
 * @param {readonly string[]} changed
 * @returns {string[]} files that neither an import nor a table above connects with a check
 */
export function uncheckedFiles(changed) {
  return changed.filter(
    (file) => ![...testsOfReadFiles, ...checksOfRootFiles].some(({ when }) => when.test(file)),
  );
}
