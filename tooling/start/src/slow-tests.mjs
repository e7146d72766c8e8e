import { testsOfFiles } from "./tests-of-files.mjs";

/** Packages that are packed, installed and bundled by their slow tests, README and report of exports included. */
const published = ["packages/api-client", "packages/domain", "packages/trackers"];

/** Files that no slow test reads. */
const notTested =
  /^(?!packages\/(?:api-client|domain|trackers)\/).*\.md$|^tooling\/start\/(?:proved|stage-seconds)\.json$/;

/** Slow tests of the api against requests that nobody sends by accident. */
const hostile = ["fuzz", "hostile-requests", "large-bodies"].map((name) => `src/http/${name}.full.test.ts`);

/** Slow tests of the api that count everything in the demo data. */
const counts = [
  "statistics/public-statistics",
  "statistics/public-week-statistics",
  "statistics/demo-brand-days",
  "jobs/counters/public-counters",
].map((name) => `src/${name}.full.test.ts`);

/** Tests of the api of what behaves differently on the embedded database, as its vitest.config.ts names them. */
const embedded = ["main.test.ts", "changes/", "db/", "jobs/", "live/", "queue/"].map(
  (place) => `src/${place}`,
);

/**
 * The slow tests that prove a change. The cluster and the budgets (`tooling/bench`) have none: only a full run runs them.
 *
 * @type {readonly import("./tests-of-files.mjs").TestRow[]}
 */
export const table = [
  ...[
    ...[...published, "packages/ui"],
    ...["generators", "illustrator", "lint", "start"].map((name) => `tooling/${name}`),
  ].map((folder) => ({ when: new RegExp(`^${folder}/`), folder, tests: [] })),
  ...published.map((folder) => ({ when: /^tooling\/publishing\//, folder, tests: [] })),
  // The scripts and tasks that the commands run.
  { when: /^(?:package|turbo)\.json$/, folder: "tooling/start", tests: [] },
  // How many workers a run starts.
  { when: /\/(?:vitest[\w.]*|playwright)\.config\.ts$/, folder: "tooling/lint", tests: [] },
  { when: /^tooling\/e2e\/(journeys\/.*\.spec\.ts)$/, folder: "tooling/e2e", tests: ["$1"] },

  // A new version of a dependency: what is packed and bundled, and the embedded database.
  ...[...published, "packages/ui", "apps/api"].map((folder) => ({
    when: /^pnpm-(?:lock|workspace)\.yaml$/,
    folder,
    tests: [],
  })),

  { when: /^(?:openapi|packages\/contract)\//, folder: "packages/api-client", tests: [] },
  { when: /^openapi\//, folder: "tooling/generators", tests: [] },
  {
    when: /^(?:openapi|packages\/contract|apps\/api\/src\/(?:http|testing\/fuzz))\//,
    folder: "apps/api",
    tests: hostile,
  },
  {
    when: /^(?:openapi|apps\/api\/src\/(?:http|imports|mail|media))\//,
    folder: "apps/api",
    tests: ["src/long-texts.full.test.ts"],
  },
  { when: /^apps\/api\/src\/media\//, folder: "apps/api", tests: ["src/media/draw-photo.full.test.ts"] },
  {
    when: /^(?:apps\/api\/src\/(?:statistics|jobs\/counters|operations\/diaries\/statistics|testing\/plain-statistics)|tooling\/demo-data\/src)\//,
    folder: "apps/api",
    tests: counts,
  },
  {
    when: /^apps\/api\/src\/(?:jobs|content)\/newsletters\//,
    folder: "apps/api",
    tests: ["src/jobs/newsletters/killed-sending.full.test.ts"],
  },
  { when: /^apps\/api\/(src\/.*\.full\.test\.ts)$/, folder: "apps/api", tests: ["$1"] },
  { when: /^apps\/api\/src\/(?:main(?:\.test)?\.ts$|(?:db|jobs)\/)/, folder: "apps/api", tests: embedded },
  // All, on the embedded database.
  {
    when: /^apps\/api\/(?:vitest\.config\.ts$|src\/(?:db\/embedded|queue|live|changes)\/)/,
    folder: "apps/api",
    tests: [],
  },
];

/**
 * @param {readonly string[]} changed files, relative to the root
 * @returns {import("./tests-of-files.mjs").ChosenTests[]} the slow tests that the changes call for
 */
export function slowTestsOf(changed) {
  return testsOfFiles(
    table,
    changed.filter((file) => !notTested.test(file)),
  );
}
