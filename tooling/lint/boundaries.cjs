// Allowed imports between packages, as in ARCHITECTURE.md, checked by dependency-cruiser.

const { neverShips } = require("./never-ships.cjs");

/** Packages of ours that each package may import; also `testing`, in tests and stories. */
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

/** Type tests of the domain prove that the contract's types match its rules; they do not exist at run time. */
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
      "^tooling/(demo-data|publishing)/",
      "/node_modules/",
      ...to.map((place) => `^${place}/`),
    ],
  },
}));

/** Groups of the kit, in order: each may import those before it. */
const kitGroups = [
  "foundation",
  "overlay",
  "input",
  "rich-text",
  "media",
  "chart",
  "navigation",
  "diary",
  "catalogue",
  "social",
];

const kitOrder = kitGroups.slice(0, -1).map((group, index) => ({
  name: `packages-ui-${group}-uses`,
  comment: `${group} may use ${kitGroups.slice(0, index).join(", ") || "no other group"} of the kit.`,
  severity: "error",
  from: { path: `^packages/ui/src/${group}/`, pathNot: neverShips },
  to: { path: `^packages/ui/src/(${kitGroups.slice(index + 1).join("|")})/` },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    ...direction,
    ...kitOrder,
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
      from: { path: "^(apps|packages)/", pathNot: ["\\.test\\.ts$", "^apps/api/src/testing/"] },
      to: { path: "^tooling/publishing/" },
    },
    {
      name: "demo-never-ships",
      comment:
        "Tests and their set-up may load the demo data; an installation loads it with a program of its own.",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: ["\\.test\\.ts$", "^apps/api/src/testing/"] },
      to: { path: "^tooling/demo-data/" },
    },
    {
      name: "areas-are-apart",
      comment:
        "An area uses packages, app/shared/, the texts of every page and the tables that join all areas (app/*.ts); what two areas use goes to app/shared/.",
      severity: "error",
      from: { path: "^(apps/[^/]+/app)/areas/([^/]+)/" },
      to: { path: "^$1/", pathNot: ["^$1/areas/$2/", "^$1/(shared|locales)/", "^$1/[^/]+\\.ts$"] },
    },
    {
      name: "only-the-root-joins-areas",
      comment: "Shell and shared parts know no area: app/*.ts and the root join what the areas declare.",
      severity: "error",
      from: { path: "^(apps/[^/]+/app)/[^/]+/", pathNot: "^apps/[^/]+/app/areas/" },
      to: { path: "^$1/areas/" },
    },
    {
      name: "shared-knows-no-shell",
      comment: "The shell draws with shared parts, never the other way.",
      severity: "error",
      from: { path: "^(apps/[^/]+/app)/shared/" },
      to: { path: "^$1/shell/" },
    },
    {
      name: "screens-are-apart",
      comment: "What two screens of an area use goes to the area's shared/.",
      severity: "error",
      from: { path: "^(apps/[^/]+/app/areas/[^/]+)/screens/([^/]+)/" },
      to: { path: "^$1/screens/", pathNot: "^$1/screens/$2/" },
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
      name: "api-tags-apart",
      comment:
        "Operations of different tags share code through the folders beside operations/, never directly.",
      severity: "error",
      from: { path: "^apps/api/src/operations/([^/]+)/" },
      to: { path: "^apps/api/src/operations/[^/]+/", pathNot: "^apps/api/src/operations/$1/" },
    },
    {
      name: "api-operations-on-top",
      comment: "Only the start of the api, and tests, import operations.",
      severity: "error",
      from: {
        path: "^apps/api/src/",
        pathNot: ["^apps/api/src/operations/", "^apps/api/src/start-api\\.ts$", neverShips],
      },
      to: { path: "^apps/api/src/operations/" },
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
