import type { Plugin } from "vite";

/**
 * Modules and the browser file they go into; `null` leaves them to the pages that use them. The first matching row wins.
 */
export type ChunkRows = readonly (readonly [file: string | null, modules: RegExp])[];

/** The texts of every page in one language: those both apps share, and the app's. */
const TEXTS = /\/(?:packages\/app-kit\/src|app)\/locales\/([a-z]{2})\.po$/;

/** Rows for both apps and the packages. An app's own rows take precedence. */
export const KIT_ROWS: ChunkRows = [
  // Frames of some pages only (settings, editors, sign-in), what only they render, and lazy-loaded code.
  [
    null,
    /\/app\/(?:frames|desks|areas\/[^/]+\/(?:frame|desk))\.ts$|\/app\/shell\/(?:(?:light|settings|desk|short|empty)-layout\.|(?:desk|rail)-frame\.|locales\/)|\/packages\/app-kit\/src\/document\/(?:handle-changes|moved-nodes|press-keys|preserve-ui-state|restore-page|served-nodes|static-links|static-parts|lazy-code|member-parts)\.|\/packages\/ui\/src\/\w+\/(?:shell\/side-frame|search\/search-suggestions)\./,
  ],
  [
    "framework",
    /\/node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(?:react|react-dom|scheduler|react-router(?:-dom)?|turbo-stream|@remix-run|@lingui)\//,
  ],
  // Loaded by the framework after the build's changes; on its own it would be an extra file before everything else.
  [
    "framework",
    /commonjsHelpers\.js$|\/packages\/app-kit\/src\/(?:browser\/store|client\/chunk-failure)\.ts$/,
  ],
  // Shared by the shell and much else: languages, paths, version check. It sits between framework and shell, so that modules the
  // shell imports may import it too.
  [
    "base",
    /vite\/preload-helper\.js$|\/packages\/i18n\/src\/|\/packages\/domain\/src\/(?:argument-checks|line-breaks|locales|number-input|number-limits|phase|route-params)\.ts$|\/packages\/ui\/(?:src\/foundation|generated)\/fonts\/|\/packages\/ui\/src\/\w+\/combobox\/mark-match\.ts$|\/packages\/app-kit\/src\/(?:browser\/(?:clock|page-signals)|locales\/catalog|request\/(?:cookies|head|path-to-return)|client\/(?:browser-cookie|early-errors|first-key|load-links-whole|page-ahead|page-shown|page-timing|store-locale-cookie|update-watch|use-offline-copy))\.ts$/,
  ],
  ["base", /\/app\/(?:locales\/catalog|(?:areas\/[^/]+\/)?paths)\.ts$/],
  [
    "shell",
    /\/app\/(?:root\.tsx|(?:areas\/[^/]+\/)?navigation\.ts)$|\/app\/shell\/|\/packages\/app-kit\/src\/(?:shell|document)\//,
  ],
  // Components of the kit on every page. Heavier ones stay with the screens that use them.
  [
    "shell",
    /\/packages\/ui\/src\/\w+\/(?:avatar|button|chip|error-state|icon(?!\/catalogue-icons)|layout|link|menu|popover|search|shell|styles|text|toast|tone|zoom-lock)\/|\/packages\/ui\/src\/\w+\/(?:class-names|hydration)\.ts$/,
  ],
  // Shared by several pages; each module would otherwise be a script and a style sheet of its own. First: lists and weeks.
  [
    "reading",
    /\/packages\/ui\/src\/\w+\/(?:page-state|phase|phase-tag|photo|segment)\/|\/packages\/domain\/src\/(?:explore-filters|photo-widths|setup-options)\.ts$/,
  ],
  // They get their own style sheet only where a page lazy-loads them, through a module that contains nothing else.
  [
    "cards",
    /\/packages\/ui\/src\/\w+\/(?:card\/(?:card|card-grid|card-parts|diary-card)|week-strip\/mini-strip)\./,
  ],
  [
    "fields",
    /\/packages\/ui\/src\/\w+\/field\/(?:field|text-area|text-field)\.|\/packages\/app-kit\/src\/client\/use-single-submit\.ts$|\/packages\/domain\/src\/limits\.ts$/,
  ],
  // Likes and comments.
  [
    "reactions",
    /\/packages\/ui\/src\/\w+\/(?:comment\/comment\.|like\/)|\/packages\/domain\/src\/(?:iso-instant|like-toggle|plain-date|relative-time)\.ts$|\/packages\/app-kit\/src\/client\/use-like\.ts$/,
  ],
  ["steps", /\/packages\/ui\/src\/\w+\/(?:disclosure\/|week-strip\/strip-keys\.)/],
  // Setup and readings.
  [
    "figures",
    /\/packages\/ui\/src\/\w+\/(?:setup-label|table)\/|\/packages\/domain\/src\/(?:author|option-list)\.ts$/,
  ],
  // Weeks as rows and marks.
  [
    "weeks",
    /\/packages\/domain\/src\/week-(?:fields|name)\.ts$|\/packages\/ui\/src\/\w+\/(?:leaf-mark\/(?:leaf-mark|level-ring)|week-strip\/week-(?:groups|strip))\./,
  ],
  // Figures of a week and frames of charts.
  [
    "week-facts",
    /\/packages\/ui\/src\/(?:diary\/(?:readings\/(?:facts|readings)|week-table\/week-heads)|chart\/(?:scale|chart-figure)|foundation\/score\/score)\./,
  ],
  ["notes", /\/packages\/ui\/src\/(?:foundation\/note\/|navigation\/breadcrumb\.)/],
  ["choice", /\/packages\/ui\/src\/\w+\/choice\/choice\./],
  [
    "client",
    /\/node_modules\/openapi-fetch\/|\/packages\/api-client\/src\/(?:api-error|base-urls|client|clock|envelope|headers|options|path-parameters|plain-request|retry|well-formed)\.ts$|\/packages\/domain\/src\/retry\.ts$/,
  ],
  ["drafts", /\/packages\/app-kit\/src\/editor\/(?:drafts|use-form-drafts)\.ts$/],
  // Shared by editors.
  [
    "editing",
    /\/packages\/api-client\/src\/(?:idempotency-key|upload)\.ts$|\/packages\/domain\/src\/(?:filled|plain-text)\.ts$|\/packages\/app-kit\/src\/forms\/(?:api-messages|form-errors|locales\/catalog)\.ts$|\/packages\/domain\/src\/sections\/equipment-sections\.ts$|\/packages\/ui\/src\/input\/field\/(?:date-field|field-grid)\./,
  ],
  ["units", /\/packages\/domain\/src\/(?:(?:normalised-text|plausible|western-digits)\.ts$|units\/)/],
  ["harvest", /\/packages\/ui\/src\/\w+\/rating\/rating-input\./],
];

/** The static imports of each script. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** The browser file of a module; undefined when it depends on which pages import it. */
export type ChunkOf = (id: string) => string | undefined;

/** @param app - the app's rows, which take precedence over the kit's */
export function chunkNamer(app: ChunkRows = []): ChunkOf {
  const rows = [...app, ...KIT_ROWS];
  return (id) => {
    // A module that belongs to exactly one file names it in its query.
    const [, named] = /\?in=([\w-]+)$/.exec(id) ?? [];
    if (named !== undefined) return named;
    const file = id.split("?", 1)[0] ?? id;
    const [, locale] = TEXTS.exec(file) ?? [];
    if (locale !== undefined) return `texts-${locale}`;
    return rows.find(([, modules]) => modules.test(file))?.[0] ?? undefined;
  };
}

/**
 * Bundles into few files instead of many small ones: shared code of all pages is one script and one style sheet, and the frameworks
 * another that changes only with them.
 */
export function chunks(chunkOf: ChunkOf): Plugin {
  let imports: Imports = new Map();
  return {
    name: "grow-chunks",
    config(_config, { isSsrBuild, command }) {
      if (command !== "build" || isSsrBuild) return undefined;
      // Only named modules: otherwise an index such as lucide's would add every icon of the site to each page.
      const output = { manualChunks: chunkOf, onlyExplicitManualChunks: true };
      const modulePreload = {
        resolveDependencies: (_file: string, files: string[], { hostId }: { hostId: string }) =>
          withoutLoaded(imports, hostId, files),
      };
      return { build: { modulePreload, rollupOptions: { output } } };
    },
    generateBundle: {
      // Before the lists of what lazy-loaded code needs are written.
      order: "pre",
      handler(_options, bundle) {
        imports = new Map(
          Object.values(bundle).flatMap((file) =>
            file.type === "chunk" ? [[file.fileName, file.imports] as const] : [],
          ),
        );
        const circle = circleOf(imports);
        // A page starts its scripts in parallel, so the first of two that import each other would find the other uninitialised.
        if (circle)
          this.error(
            `Scripts import each other: ${circle.join(" → ")}. Put them into one by a row of build.ts.`,
          );
      },
    },
  };
}

/** Scripts that a lazy import needs besides those that run before the importing script: listing these too costs each page bytes. */
export function withoutLoaded(imports: Imports, importer: string, files: readonly string[]): string[] {
  const loaded = new Set([importer]);
  // A set also iterates over what is added meanwhile.
  for (const file of loaded) for (const next of imports.get(file) ?? []) loaded.add(next);
  return files.filter((file) => !loaded.has(file));
}

/** Files that import each other in a cycle, from one back to itself; null when there are none. */
export function circleOf(imports: Imports): string[] | null {
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
