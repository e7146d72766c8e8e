import type { Plugin } from "vite";

/** Frames of some pages only: of settings and editors, of signing in, of widgets; what is drawn in them alone; the bell of the signed-in; parts. */
const NOT_EVERYWHERE =
  /\/app\/shell\/(?:(?:light|short|empty)-layout|light-frame|age\/under-age|header\/news)\.|\/packages\/app-kit\/src\/document\/(?:keep-places|kept-links|kept-parts|later-code|member-parts)\.|\/packages\/ui\/src\/shell\/side-frame\./;

/** What the framework loads, once it is changed in the build; by itself it would be one more file before everything else. */
const UNDER_FRAMEWORK =
  /commonjsHelpers\.js$|\/packages\/trackers\/src\/store\.ts$|\/packages\/app-kit\/src\/client\/chunk-failure\.ts$/;

const PACKAGES_OF_FRAMEWORK =
  /\/node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(?:react|react-dom|scheduler|react-router(?:-dom)?|turbo-stream|@remix-run|@lingui)\//;

/**
 * What the shell and much else stand on: languages, the watch for new versions, what loads later parts. A file of its own between
 * framework and shell, so that what the shell needs may need it as well.
 */
const BASE =
  /vite\/preload-helper\.js$|\/packages\/i18n\/src\/|\/packages\/domain\/src\/(?:limits|locales|phase)\.ts$|\/packages\/ui\/(?:src|generated)\/fonts\/|\/packages\/ui\/src\/combobox\/mark-match\.ts$|\/packages\/trackers\/src\/(?:clock|browser\/browser-page)\.ts$|\/packages\/app-kit\/src\/(?:locales\/catalog|request\/(?:cookies|head|path-to-return)|client\/(?:load-links-whole|page-ahead|page-shown|store-locale-cookie|update-watch|use-kept-instead))\.ts$|\/app\/(?:locales\/shell\/catalog|shared\/secondary\/use-secondary|shared\/(?:existing-page|may-moderate))\.ts$/;

const SHELL =
  /\/app\/(?:root\.tsx|paths\.ts)$|\/app\/offline\/[^/]+\.tsx$|\/app\/shell\/|\/packages\/app-kit\/src\/(?:shell|document)\//;

/** The texts of every page of one language: of what both sites share, and of the site. */
const TEXTS = /\/(?:packages\/app-kit\/src\/locales|app\/locales\/shell)\/([a-z]{2})\.po$/;

/** Parts of the kit that the shell draws on every page. Heavier ones stay with the screens that use them. */
const KIT_OF_SHELL =
  /\/packages\/ui\/src\/(?:avatar|button|chip|error-state|icon(?!\/catalogue-icons)|layout|link|menu|popover|search|shell|styles|text|toast|tone|zoom-lock)\/|\/packages\/ui\/src\/(?:class-names|hydration)\.ts$/;

/**
 * What several pages need beyond that, in the order of the ways from page to page: lists, a diary, its next week, editors. What stands
 * together is needed together nearly everywhere; each module would else be a script and a style sheet of its own.
 */
export const SHARED: readonly (readonly [file: string, modules: RegExp])[] = [
  // What lists and weeks draw, and the words of units.
  [
    "reading",
    /\/packages\/ui\/src\/(?:page-state|phase|photo|segment)\/|\/packages\/domain\/src\/(?:explore-filters|photo-widths|setup-options|units\/(?:conversions|finite|reading|rounding|unit))\.ts$|\/app\/shared\/(?:photo-source\.ts$|words\/(?:phase|unit|week)-words\.ts$)/,
  ],
  // With their own sheet only where a page fetches them later, by way of a module that holds nothing else.
  [
    "cards",
    /\/packages\/ui\/src\/(?:card\/(?:card|card-grid|card-parts|diary-card)|week-strip\/mini-strip)\.|\/app\/shared\/diary-cards\//,
  ],
  [
    "fields",
    /\/packages\/ui\/src\/field\/(?:field|text-area|text-field)\.|\/packages\/app-kit\/src\/client\/use-single-submit\.ts$/,
  ],
  // What is alive in a diary and in talk about it.
  [
    "telling",
    /\/packages\/ui\/src\/(?:comment\/comment\.|like\/)|\/packages\/domain\/src\/(?:like-toggle|relative-time)\.ts$|\/packages\/app-kit\/src\/client\/use-like\.ts$|\/app\/shared\/(?:likes\/|words\/age-words\.ts$)/,
  ],
  // What a diary looks like, whoever draws it.
  [
    "diary",
    /\/app\/screens\/diary\/diary\/(?:address\.ts$|screen\.module\.css$|parts\/(?:comments|conditions|diary-head|week-article)\.module\.css$)/,
  ],
  ["steps", /\/packages\/ui\/src\/(?:disclosure\/|week-strip\/strip-keys\.)/],
  // What a diary is told with that stands still.
  [
    "figures",
    /\/packages\/ui\/src\/(?:setup-label|table)\/|\/packages\/domain\/src\/(?:author|option-list)\.ts$|\/app\/shared\/words\/(?:author|setup)-words\.ts$|\/app\/locales\/telling\/catalog\.ts$|\/app\/screens\/telling\/still\/(?:figures|reading-words|report-words|setup|setup\.module|week-photo-words)\.(?:tsx?|css)$/,
  ],
  // Weeks as rows and marks, in diaries and in their editor.
  [
    "weeks",
    /\/packages\/ui\/src\/(?:leaf-mark\/(?:leaf-mark|level-ring)|week-strip\/week-(?:groups|strip))\.|\/app\/shared\/words\/level-words\.ts$/,
  ],
  [
    "notes",
    /\/packages\/ui\/src\/(?:note\/|navigation\/breadcrumb\.)|\/packages\/app-kit\/src\/forms\/form-errors\.ts$/,
  ],
  ["choice", /\/packages\/ui\/src\/choice\/choice\./],
  [
    "client",
    /\/node_modules\/openapi-fetch\/|\/packages\/api-client\/src\/(?:api-error|client|clock|envelope|headers|options|retry)\.ts$|\/packages\/domain\/src\/retry\.ts$/,
  ],
  ["drafts", /\/packages\/app-kit\/src\/client\/(?:drafts|use-draft)\.ts$/],
  // What editors have in common.
  [
    "editing",
    /\/packages\/api-client\/src\/(?:idempotency-key|upload)\.ts$|\/packages\/app-kit\/src\/forms\/api-messages\.ts$|\/app\/shared\/(?:clock-time|editor-head\/|editor-notices|leave-guard|use-accepted)/,
  ],
  ["diary-form", /\/app\/screens\/diary-editor\/diary-form\/(?!diary-page\.module)/],
  [
    "week-form",
    /\/packages\/ui\/src\/rating\/rating-input\.|\/app\/locales\/week-editor\/catalog\.ts$|\/app\/screens\/week-editor\/week-editor\/(?:rating-words\.ts$|parts\/score\.)/,
  ],
];

/**
 * Few files instead of many small ones: what every page needs comes as one script and one style sheet, the
 * frameworks as another that changes only with them.
 */
export function chunks(): Plugin {
  return {
    name: "grow-chunks",
    config(_config, { isSsrBuild, command }) {
      if (command !== "build" || isSsrBuild) return undefined;
      // Only what is named: else an index such as lucide's takes every icon of the whole site along to each page.
      const output = { manualChunks: (id: string) => chunkOf(id), onlyExplicitManualChunks: true };
      return { build: { rollupOptions: { output } } };
    },
    generateBundle(_options, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === "chunk" ? [[file.fileName, file.imports] as const] : [],
        ),
      );
      const circle = circleOf(imports);
      // The page starts its scripts side by side: whichever of the two runs first finds the other one empty.
      if (circle)
        this.error(`Scripts import each other: ${circle.join(" → ")}. Put them into one in chunks.ts.`);
    },
  };
}

/** Files that import each other in a circle, from one back to itself; null when there are none. */
export function circleOf(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): string[] | null => {
    const begun = way.indexOf(file);
    if (begun >= 0) return [...way.slice(begun), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const circle = walk(next, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return null;
}

/** The file for browsers that a module goes into; undefined when that follows from which pages need it. */
export function chunkOf(id: string): string | undefined {
  // What belongs to one file only says so itself.
  const [, named] = /\?in=([\w-]+)$/.exec(id) ?? [];
  if (named !== undefined) return named;
  const file = id.split("?", 1)[0] ?? id;
  if (NOT_EVERYWHERE.test(file)) return undefined;
  if (PACKAGES_OF_FRAMEWORK.test(file) || UNDER_FRAMEWORK.test(file)) return "framework";
  if (BASE.test(file)) return "base";
  if (SHELL.test(file) || KIT_OF_SHELL.test(file)) return "shell";
  const [, locale] = TEXTS.exec(file) ?? [];
  if (locale !== undefined) return `texts-${locale}`;
  return SHARED.find(([, modules]) => modules.test(file))?.[0];
}
