import type { Plugin } from "vite";

/**
 * Modules and the file for browsers that they go into; `null` leaves them to the pages that use them. The first row that
 * matches counts.
 */
export type ChunkRows = readonly (readonly [file: string | null, modules: RegExp])[];

/** The texts of every page of one language: of what both apps share, and of the app. */
const TEXTS = /\/(?:packages\/app-kit\/src|app)\/locales\/([a-z]{2})\.po$/;

/** What both apps and the packages bring. The rows of an app go before them. */
export const KIT_ROWS: ChunkRows = [
  // Frames of some pages only: of settings and editors, of signing in; what only they draw; what loads when it is needed.
  [
    null,
    /\/app\/(?:frames|areas\/[^/]+\/frame)\.ts$|\/app\/shell\/(?:light|short|empty)-layout\.|\/packages\/app-kit\/src\/document\/(?:keep-places|kept-links|kept-parts|later-code|member-parts)\.|\/packages\/ui\/src\/\w+\/(?:shell\/side-frame|search\/search-suggestions)\./,
  ],
  [
    "framework",
    /\/node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(?:react|react-dom|scheduler|react-router(?:-dom)?|turbo-stream|@remix-run|@lingui)\//,
  ],
  // What the framework loads, once it is changed in the build; by itself it would be one more file before everything else.
  [
    "framework",
    /commonjsHelpers\.js$|\/packages\/trackers\/src\/store\.ts$|\/packages\/app-kit\/src\/client\/chunk-failure\.ts$/,
  ],
  // What the shell and much else import: languages, paths, the watch for new versions. Between framework and shell, so that what
  // the shell imports may import it too.
  [
    "base",
    /vite\/preload-helper\.js$|\/packages\/i18n\/src\/|\/packages\/domain\/src\/(?:limits|locales|phase)\.ts$|\/packages\/ui\/(?:src\/foundation|generated)\/fonts\/|\/packages\/ui\/src\/\w+\/combobox\/mark-match\.ts$|\/packages\/trackers\/src\/(?:clock|browser\/browser-page)\.ts$|\/packages\/app-kit\/src\/(?:locales\/catalog|request\/(?:cookies|head|path-to-return)|client\/(?:load-links-whole|page-ahead|page-shown|store-locale-cookie|update-watch|use-kept-instead))\.ts$/,
  ],
  ["base", /\/app\/(?:locales\/catalog|(?:areas\/[^/]+\/)?paths)\.ts$/],
  [
    "shell",
    /\/app\/(?:root\.tsx|(?:areas\/[^/]+\/)?navigation\.ts)$|\/app\/shell\/|\/packages\/app-kit\/src\/(?:shell|document)\//,
  ],
  // Parts of the kit that the shell draws on every page. Heavier ones stay with the screens that use them.
  [
    "shell",
    /\/packages\/ui\/src\/\w+\/(?:avatar|button|chip|error-state|icon(?!\/catalogue-icons)|layout|link|menu|popover|search|shell|styles|text|toast|tone|zoom-lock)\/|\/packages\/ui\/src\/\w+\/(?:class-names|hydration)\.ts$/,
  ],
  // What several pages need beyond that; each module would else be a script and a style sheet of its own.
  // What lists and weeks draw.
  [
    "reading",
    /\/packages\/ui\/src\/\w+\/(?:page-state|phase|phase-tag|photo|segment)\/|\/packages\/domain\/src\/(?:explore-filters|photo-widths|setup-options)\.ts$/,
  ],
  // With their own sheet only where a page fetches them later, by way of a module that holds nothing else.
  [
    "cards",
    /\/packages\/ui\/src\/\w+\/(?:card\/(?:card|card-grid|card-parts|diary-card)|week-strip\/mini-strip)\./,
  ],
  [
    "fields",
    /\/packages\/ui\/src\/\w+\/field\/(?:field|text-area|text-field)\.|\/packages\/app-kit\/src\/client\/use-single-submit\.ts$/,
  ],
  // Likes and comments.
  [
    "reactions",
    /\/packages\/ui\/src\/\w+\/(?:comment\/comment\.|like\/)|\/packages\/domain\/src\/(?:like-toggle|relative-time)\.ts$|\/packages\/app-kit\/src\/client\/use-like\.ts$/,
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
    /\/packages\/ui\/src\/\w+\/(?:leaf-mark\/(?:leaf-mark|level-ring)|week-strip\/week-(?:groups|strip))\./,
  ],
  [
    "notes",
    /\/packages\/ui\/src\/(?:foundation\/note\/|navigation\/breadcrumb\.)|\/packages\/app-kit\/src\/forms\/form-errors\.ts$/,
  ],
  ["choice", /\/packages\/ui\/src\/\w+\/choice\/choice\./],
  [
    "client",
    /\/node_modules\/openapi-fetch\/|\/packages\/api-client\/src\/(?:api-error|client|clock|envelope|headers|options|retry)\.ts$|\/packages\/domain\/src\/retry\.ts$/,
  ],
  ["drafts", /\/packages\/app-kit\/src\/client\/(?:drafts|use-draft)\.ts$/],
  // What editors have in common.
  [
    "editing",
    /\/packages\/api-client\/src\/(?:idempotency-key|upload)\.ts$|\/packages\/app-kit\/src\/forms\/(?:api-messages|locales\/catalog)\.ts$/,
  ],
  ["week-form", /\/packages\/ui\/src\/\w+\/rating\/rating-input\./],
];

/** The file for browsers that a module goes into; undefined when that follows from which pages need it. */
export type ChunkOf = (id: string) => string | undefined;

/** @param app - the rows of an app, which go before those of the kit */
export function chunkNamer(app: ChunkRows = []): ChunkOf {
  const rows = [...app, ...KIT_ROWS];
  return (id) => {
    // What belongs to one file only says so itself.
    const [, named] = /\?in=([\w-]+)$/.exec(id) ?? [];
    if (named !== undefined) return named;
    const file = id.split("?", 1)[0] ?? id;
    const [, locale] = TEXTS.exec(file) ?? [];
    if (locale !== undefined) return `texts-${locale}`;
    return rows.find(([, modules]) => modules.test(file))?.[0] ?? undefined;
  };
}

/**
 * Few files instead of many small ones: what every page needs comes as one script and one style sheet, the
 * frameworks as another that changes only with them.
 */
export function chunks(chunkOf: ChunkOf): Plugin {
  return {
    name: "grow-chunks",
    config(_config, { isSsrBuild, command }) {
      if (command !== "build" || isSsrBuild) return undefined;
      // Only what is named: else an index such as lucide's takes every icon of the whole site along to each page.
      const output = { manualChunks: chunkOf, onlyExplicitManualChunks: true };
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
        this.error(
          `Scripts import each other: ${circle.join(" → ")}. Put them into one by a row of build.ts.`,
        );
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
