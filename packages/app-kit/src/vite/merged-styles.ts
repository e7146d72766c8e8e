import type { Plugin, Rollup } from "vite";

type Chunk = Rollup.OutputChunk;

/** Which style sheets go where. */
interface Sheets {
  /** By the file name of an entry or of a part that is loaded later: the sheets it brings, in their order. */
  readonly of: ReadonlyMap<string, readonly string[]>;
  /** What every page has already: its chunks keep their sheets. */
  readonly root: ReadonlySet<string>;
}

/** Parts that the server renders and the browser loads lazily, by the names of their modules: `document/kept-parts.tsx`, `member-parts.tsx`. */
const DRAWN_PARTS = /\/(?:static|member)-parts\.ts$/;

const sheetsOf = (chunk: Chunk): readonly string[] => [...(chunk.viteMetadata?.importedCss ?? [])];

/**
 * Decides which sheets each page and each part that is loaded later brings. A later part leaves out what every page that can
 * load it has: loaded twice, a rule would come after those that overrule it.
 *
 * @param chunks - all of them, by file name
 * @param isRoot - tells the entry that is part of every page
 * @param isDrawn - tells a later part that the server has drawn already: its page brings what it looks like
 */
export function shareSheets(
  chunks: ReadonlyMap<string, Chunk>,
  isRoot: (chunk: Chunk) => boolean,
  isDrawn: (chunk: Chunk) => boolean = () => false,
): Sheets {
  const all = [...chunks.values()];
  /**
   * A chunk and all it imports, in the order in which their modules run: what is imported comes first, so that whoever hands a class
   * to another's component overrules it, as while developing.
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
    // What one page loads later another may need at once: then it is that page's as well, by its import.
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
 * One style sheet for each page besides the one that all pages share. Without this a page links the sheet of every chunk it is
 * made of: eight requests, and a fifth more bytes, for each is compressed by itself.
 */
export function mergedStyles(): Plugin {
  return {
    name: "grow-merged-styles",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    generateBundle: {
      // Before the list of files is written, from which pages take what they link.
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
        /** Pages of the same sheets share one. */
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
          const kept = sheetsOf(chunk).filter((file) => root.has(file));
          const sheets = of.get(chunk.fileName) ?? [];
          const brought = chunk.isEntry ? merge(sheets, chunk.name) : sheets;
          if (chunk.viteMetadata) chunk.viteMetadata.importedCss = new Set([...kept, ...brought]);
        }
        const linked = new Set([...chunks.values()].flatMap(sheetsOf));
        for (const name of Object.keys(bundle)) {
          if (name.endsWith(".css") && !linked.has(name)) delete bundle[name];
        }
      },
    },
  };
}
