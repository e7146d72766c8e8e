import type { Plugin, Rollup } from "vite";

type Chunk = Rollup.OutputChunk;

/** Which style sheets are linked where. */
interface Sheets {
  /** By the file name of an entry or a lazy-loaded part: its sheets, in order. */
  readonly of: ReadonlyMap<string, readonly string[]>;
  /** Chunks on every page: they keep their own sheets. */
  readonly root: ReadonlySet<string>;
}

/**
 * Parts that the server renders and the browser loads lazily, by the names of their modules: `document/static-parts.tsx`,
 * `member-parts.tsx`, and the later parts of a form.
 */
const DRAWN_PARTS = /\/(?:static|member|later)-parts\.ts$/;

const sheetsOf = (chunk: Chunk): readonly string[] => [...(chunk.viteMetadata?.importedCss ?? [])];

/**
 * Assigns sheets to each page and each lazy-loaded part. A lazy-loaded part omits what every page that can load it already has:
 * loaded twice, a rule would come after those that override it.
 *
 * @param chunks - all chunks, by file name
 * @param isRoot - identifies the entry that is part of every page
 * @param isDrawn - identifies a lazy-loaded part that the server has rendered, whose styles the page itself needs
 */
export function shareSheets(
  chunks: ReadonlyMap<string, Chunk>,
  isRoot: (chunk: Chunk) => boolean,
  isDrawn: (chunk: Chunk) => boolean = () => false,
): Sheets {
  const all = [...chunks.values()];
  /**
   * A chunk and its imports in execution order. Imported sheets come first, so that a class passed to another module's component
   * overrides it, as in development.
   */
  const reach = (start: Chunk, next: (chunk: Chunk) => readonly string[]): Chunk[] => {
    const met = new Set<Chunk>();
    const inOrder: Chunk[] = [];
    const walk = (chunk: Chunk | undefined) => {
      if (!chunk || met.has(chunk)) return;
      met.add(chunk);
      for (const name of next(chunk)) walk(chunks.get(name));
      inOrder.push(chunk);
    };
    walk(start);
    return inOrder;
  };
  const atOnce = (chunk: Chunk) => reach(chunk, ({ imports }) => imports);
  const everything = (chunk: Chunk) =>
    reach(chunk, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);

  const root = new Set(all.filter(isRoot).flatMap(atOnce).flatMap(sheetsOf));
  const drawnOn = (chunk: Chunk) =>
    atOnce(chunk)
      .flatMap(({ dynamicImports }) => dynamicImports)
      .flatMap((name) => chunks.get(name) ?? [])
      .filter(isDrawn)
      .flatMap(atOnce);
  const own = (chunk: Chunk) => {
    const sheets = atOnce(chunk).flatMap(sheetsOf);
    const drawn = drawnOn(chunk)
      .flatMap(sheetsOf)
      .filter((file) => !sheets.includes(file));
    return [...new Set([...drawn, ...sheets])].filter((file) => !root.has(file));
  };
  const of = new Map<string, readonly string[]>();
  const entries = all.filter((chunk) => chunk.isEntry);
  const laterParts = all.filter((chunk) => chunk.isDynamicEntry && !chunk.isEntry);
  for (const later of laterParts) {
    const pages = entries.filter((entry) => everything(entry).includes(later)).map(own);
    const isEverywhere = (file: string) => pages.length > 0 && pages.every((sheets) => sheets.includes(file));
    // What one page lazy-loads another may import directly: then it belongs to that page as well.
    of.set(
      later.fileName,
      own(later).filter((file) => !isEverywhere(file)),
    );
  }
  for (const entry of entries) {
    if (isRoot(entry)) continue;
    const imported = new Set(atOnce(entry).flatMap((chunk) => of.get(chunk.fileName) ?? []));
    of.set(
      entry.fileName,
      own(entry).filter((file) => !imported.has(file)),
    );
  }
  return { of, root };
}

/**
 * Merges the style sheets of each page into one, besides the one that all pages share. Without this a page links the sheet of every
 * chunk: eight requests, and a fifth more bytes, as each is compressed separately.
 */
export function mergedStyles(): Plugin {
  return {
    name: "grow-merged-styles",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    generateBundle: {
      // Before the manifest is written, from which pages take their links.
      order: "pre",
      handler(_options, bundle) {
        const chunks = new Map<string, Chunk>();
        for (const file of Object.values(bundle)) if (file.type === "chunk") chunks.set(file.fileName, file);
        const isRoot = ({ isEntry, facadeModuleId }: Chunk) =>
          isEntry && /\/app\/(?:root|entry\.client)\.tsx/.test(facadeModuleId ?? "");
        const isDrawn = ({ facadeModuleId }: Chunk) => DRAWN_PARTS.test(facadeModuleId ?? "");
        const { of, root } = shareSheets(chunks, isRoot, isDrawn);
        const textOf = (name: string) => {
          const sheet = bundle[name];
          if (sheet?.type !== "asset") throw new Error(`No style sheet ${name}`);
          return String(sheet.source);
        };
        const merged = new Map<string, string>();
        /** Pages with the same sheets share one file. */
        const merge = (sheets: readonly string[], name: string): readonly string[] => {
          if (sheets.length < 2) return sheets;
          const source = sheets.map(textOf).join("\n");
          const known = merged.get(source);
          if (known) return [known];
          const file = this.getFileName(this.emitFile({ type: "asset", name: `${name}.css`, source }));
          merged.set(source, file);
          return [file];
        };
        for (const chunk of chunks.values()) {
          const own = sheetsOf(chunk).filter((file) => root.has(file));
          const sheets = of.get(chunk.fileName) ?? [];
          const brought = chunk.isEntry ? merge(sheets, chunk.name) : sheets;
          if (chunk.viteMetadata) chunk.viteMetadata.importedCss = new Set([...own, ...brought]);
        }
        const linked = new Set([...chunks.values()].flatMap(sheetsOf));
        for (const name of Object.keys(bundle)) {
          if (name.endsWith(".css") && !linked.has(name)) delete bundle[name];
        }
      },
    },
  };
}
