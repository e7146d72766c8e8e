import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "../settings.mjs";
import { testsOfFiles } from "../tests-of-files.mjs";

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

/** Files that biome formats. */
export const formatted = /\.(?:[cm]?[jt]sx?|css|json)$/;

/** Files that tests import, so that vitest finds the tests of a change. */
export const imported = /\.(?:[cm]?[jt]sx?|css|json|po)$/;

/** Translations of what both apps share: the catalogs of each app contain them. */
const sharedCatalogs = /^packages\/app-kit\/src\/(?:.*\/)?locales\//;

const operationsOfTag = /^openapi\/\w+\/([\w-]+)\/.*\.yaml$/;

const migrations = /^apps\/api\/src\/db\/migrations\//;

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
 * Tests of what changed without being imported.
 *
 * @type {readonly import("../tests-of-files.mjs").TestRow[]}
 */
const testsOfReadFiles = [
  // They read documents, sources and configurations of the whole repository, in seconds.
  { when: /\.md$/, folder: "tooling/lint", tests: [] },
  { when: formatted, folder: "tooling/lint", tests: [] },
  ...["packages/contract", "packages/api-client"].map((folder) => ({
    when: /^openapi\/.*\.yaml$/,
    folder,
    tests: [],
  })),
  // The operations of the tag, then the rules for all operations.
  { when: operationsOfTag, folder: "apps/api", tests: ["src/operations/$1/"] },
  { when: /^openapi\/.*\.yaml$/, folder: "apps/api", tests: rulesForOperations },
  { when: migrations, folder: "apps/api", tests: ["src/db/"] },
  ...["apps/community", "apps/brands-manager"].flatMap((folder) =>
    [new RegExp(`^${folder}/.*/locales/`), sharedCatalogs].map((when) => ({
      when,
      folder,
      tests: ["app/locales.test.ts"],
    })),
  ),
];

/**
 * @param {readonly string[]} changed
 * @returns {import("../tests-of-files.mjs").ChosenTests[]} the tests that read the changed files
 */
export function testsThatRead(changed) {
  return testsOfFiles(testsOfReadFiles, changed);
}

/**
 * @param {readonly string[]} changed
 * @returns {string[]} what the changes may break in tests that only `npm test` runs, in words
 */
export function testsLeftOut(changed) {
  const tags = new Set(changed.flatMap((file) => operationsOfTag.exec(file)?.[1] ?? []));
  const shared = [...tags].filter((tag) => !existsSync(path.join(root, "apps/api/src/operations", tag)));
  return [
    ...(changed.some((file) => file.startsWith("openapi/"))
      ? ["operations of other tags", "hostile requests"]
      : []),
    ...(shared.length > 0 ? [`the operations that use ${shared.join(", ")} of openapi/`] : []),
    ...(changed.some((file) => migrations.test(file))
      ? ["the operations on PostgreSQL", "the demo data"]
      : []),
  ];
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
