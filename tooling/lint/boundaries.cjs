// Which part of the house may use which: the way of ARCHITECTURE.md, checked by dependency-cruiser.

/** What each package may use of our own; `testing` besides, in tests and stories. */
const allowed = {
  "packages/domain": [],
  "packages/contract": [],
  "packages/trackers": ["packages/domain"],
  "packages/ui": [],
  "packages/i18n": ["packages/domain"],
  "packages/server-kit": [],
  "packages/testing": ["packages/domain", "packages/contract"],
  "packages/api-client": ["packages/contract", "packages/domain"],
  "packages/app-kit": [
    "packages/api-client",
    "packages/contract",
    "packages/domain",
    "packages/i18n",
    "packages/server-kit",
    "packages/trackers",
    "packages/ui",
  ],
  "apps/api": ["packages/contract", "packages/domain", "packages/i18n", "packages/server-kit"],
  "apps/community": [
    "packages/api-client",
    "packages/app-kit",
    "packages/contract",
    "packages/domain",
    "packages/i18n",
    "packages/trackers",
    "packages/ui",
  ],
  "apps/brands-manager": [
    "packages/api-client",
    "packages/app-kit",
    "packages/contract",
    "packages/domain",
    "packages/i18n",
    "packages/trackers",
    "packages/ui",
  ],
};

/** Files that never ship: tests, stories, what only they use, and configuration. */
const neverShips =
  "(\\.test(-d)?\\.tsx?|\\.stories\\.tsx|\\.config\\.ts)$|/testing/|/\\.storybook/|vitest\\.setup\\.ts$";

/** Type tests of the domain prove that the contract's types fit its rules; nothing of them exists when it runs. */
const typeTestsOfDomain = "^packages/domain/.+\\.test-d\\.ts$";

const direction = Object.entries(allowed).map(([from, to]) => ({
  name: `${from.replace("/", "-")}-uses`,
  comment: to.length > 0 ? `${from} may use ${to.join(", ")}.` : `${from} uses nothing of ours.`,
  severity: "error",
  from: { path: `^${from}/`, pathNot: typeTestsOfDomain },
  to: {
    path: "^(packages|apps|tooling)/",
    pathNot: [
      `^${from}/`,
      "^packages/testing/",
      "^tooling/publishing/",
      "/node_modules/",
      ...to.map((place) => `^${place}/`),
    ],
  },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    ...direction,
    {
      name: "domain-type-tests-use",
      comment: "Type tests of the domain may use the contract besides.",
      severity: "error",
      from: { path: typeTestsOfDomain },
      to: {
        path: "^(packages|apps|tooling)/",
        pathNot: ["^packages/(domain|contract)/", "/node_modules/"],
      },
    },
    {
      name: "testing-never-ships",
      comment: "Personas and factories are for tests, stories and demo data.",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: ["^packages/testing/", neverShips] },
      to: { path: ["^packages/testing/", "/testing/", "\\.test\\.tsx?$"], pathNot: "/node_modules/" },
    },
    {
      name: "publishing-never-ships",
      comment: "What packs and measures the published packages is for their tests.",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^tooling/publishing/" },
    },
    {
      name: "no-cycles",
      comment: "Two files that need each other are one concept, or one of them knows too much.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "through-the-front-door",
      comment: "Another package is used by its name and exports, not by a path into it.",
      severity: "error",
      from: { path: "^(packages|apps)/([^/]+)/" },
      to: { path: "^(packages|apps|tooling)/", pathNot: "^$1/$2/", dependencyTypes: ["local"] },
    },
    {
      name: "resolvable",
      comment: "An import leads somewhere.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:|\\?|/generated/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(build|dist|storybook-static|test-results|generated/docs)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json", ".css"],
    },
  },
};
