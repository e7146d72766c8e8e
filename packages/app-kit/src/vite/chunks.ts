import type { Plugin } from "vite";

/** Frames of some pages only: of settings and editors, of signing in, of widgets; what is drawn in them alone; the bell of the signed-in; parts. */
const NOT_EVERYWHERE =
  /\/app\/shell\/(?:(?:light|short|empty)-layout|light-frame|age\/under-age|header\/news)\.|\/packages\/app-kit\/src\/document\/(?:keep-places|kept-links|kept-parts|later-code|member-parts)\.|\/packages\/ui\/src\/shell\/side-frame\./;

/** Parts of the kit that the shell draws on every page. Heavier ones stay with the screens that use them. */
const KIT_OF_SHELL =
  /\/packages\/ui\/src\/(?:avatar|button|chip|error-state|icon(?!\/catalogue-icons)|layout|link|menu|popover|search|shell|styles|text|toast|tone|zoom-lock)\/|\/packages\/ui\/src\/(?:class-names|hydration)\.ts$/;

/** What the framework loads, once it is changed in the build; by itself it would be one more file before everything else. */
const UNDER_FRAMEWORK =
  /commonjsHelpers\.js$|\/packages\/trackers\/src\/store\.ts$|\/packages\/app-kit\/src\/client\/chunk-failure\.ts$/;

/**
 * What the shell and much else stand on: languages, the watch for new versions, what loads later parts. A file of its own between
 * framework and shell, so that what the shell needs may need it as well.
 */
const BASE =
  /vite\/preload-helper\.js$|\/packages\/i18n\/src\/|\/packages\/domain\/src\/(?:locales|phase)\.ts$|\/packages\/ui\/src\/fonts\/|\/packages\/trackers\/src\/(?:clock|browser\/browser-page)\.ts$|\/packages\/app-kit\/src\/(?:locales\/catalog|request\/(?:cookies|head)|client\/(?:load-links-whole|page-shown|store-locale-cookie|update-watch|use-kept-instead))\.ts$|\/app\/(?:locales\/shell\/catalog|shared\/secondary\/use-secondary|shared\/existing-page)\.ts$/;

/** What lists and diaries draw: small parts that would each be a style sheet and a script of their own. */
const KIT_OF_READING =
  /\/packages\/ui\/src\/(?:page-state|phase|photo|segment)\/|\/packages\/domain\/src\/(?:explore-filters|photo-widths)\.ts$|\/app\/shared\/(?:photo-source\.ts$|words\/(?:phase|week)-words\.ts$)/;

/** What is alive in a diary and in talk about it. */
const TELLING =
  /\/packages\/ui\/src\/(?:comment\/comment\.|like\/)|\/packages\/domain\/src\/(?:like-toggle|relative-time)\.ts$|\/packages\/app-kit\/src\/client\/use-like\.ts$|\/app\/shared\/(?:likes\/|words\/age-words\.ts$)/;

/** What a diary is told with that stands still. */
const FIGURES =
  /\/packages\/ui\/src\/table\/|\/app\/shared\/words\/author-words\.ts$|\/app\/screens\/telling\/still\/(?:figures|reading-words|report-words|setup)\.tsx?$/;

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

function chunkOf(id: string): string | undefined {
  const file = id.split("?", 1)[0] ?? id;
  if (NOT_EVERYWHERE.test(file)) return undefined;
  if (
    /\/node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(?:react|react-dom|scheduler|react-router(?:-dom)?|turbo-stream|@remix-run|@lingui)\//.test(
      file,
    )
  ) {
    return "framework";
  }
  if (UNDER_FRAMEWORK.test(file)) return "framework";
  if (BASE.test(file)) return "base";
  if (
    /\/app\/(?:root\.tsx|paths\.ts)$|\/app\/offline\/[^/]+\.tsx$|\/app\/shell\/|\/packages\/app-kit\/src\/(?:shell|document)\//.test(
      file,
    ) ||
    KIT_OF_SHELL.test(file)
  )
    return "shell";
  if (KIT_OF_READING.test(file)) return "reading";
  if (TELLING.test(file)) return "telling";
  return FIGURES.test(file) ? "figures" : undefined;
}
