import { createHash } from "node:crypto";
import path from "node:path";
import { build } from "esbuild";
import type { Plugin, Rollup } from "vite";

/** Path of the service worker: the root, so that its scope covers every page. */
export const SERVICE_WORKER = "service-worker.js";

/** A service worker of an app. */
interface ServiceWorkerOptions {
  /** Its entry, below the app. */
  readonly entry: string;
  /** Modules below the app whose scripts and styles it needs, including everything they lazy-load. */
  readonly pages: readonly string[];
}

/** Message catalogs, of which a user needs one language. */
const CATALOG = /\/([a-z]{2})\.po(?:\?|$)/;

/** The files that some pages need. */
export interface PageFiles {
  readonly files: readonly string[];
  readonly catalogs: Readonly<Record<string, readonly string[]>>;
}

/**
 * Builds the service worker separately, with the list of files that pages need offline. Its content changes with each of them, so
 * that browsers notice a new version.
 */
export function serviceWorkerPlugin(root: string, { entry, pages }: ServiceWorkerOptions): Plugin {
  return {
    name: "grow-service-worker",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    async generateBundle(_options, bundle) {
      const needed = filesOfPages(
        bundle,
        pages.map((page) => path.join(root, page)),
      );
      const version = createHash("sha256").update(JSON.stringify(needed)).digest("base64url").slice(0, 12);
      const result = await build({
        entryPoints: [path.join(root, entry)],
        bundle: true,
        write: false,
        minify: true,
        format: "iife",
        target: "es2022",
        define: { GROW_BUILD_FILES: JSON.stringify({ version, ...needed }) },
      });
      this.emitFile({
        type: "asset",
        fileName: SERVICE_WORKER,
        source: result.outputFiles[0]?.text ?? "",
      });
    },
  };
}

/**
 * The files that modules need, now and later.
 *
 * @throws when no file contains a module: it has moved, and nothing of it would be cached
 */
export function filesOfPages(bundle: Rollup.OutputBundle, modules: readonly string[]): PageFiles {
  const files = new Set<string>();
  const catalogs = new Map<string, Set<string>>();
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const take = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || files.has(`/${name}`)) return;
    const language = languageOf(chunk);
    if (language !== undefined) {
      catalogs.set(language, (catalogs.get(language) ?? new Set()).add(`/${name}`));
      return;
    }
    files.add(`/${name}`);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(`/${css}`);
    // Workers are separate files that are only referenced by URL.
    for (const [asset] of chunk.code.matchAll(/assets\/[\w.-]+\.js/g)) {
      if (bundle[asset]?.type === "asset") files.add(`/${asset}`);
    }
    for (const other of [...chunk.imports, ...chunk.dynamicImports]) take(other);
  };
  for (const module of modules) {
    const holding = chunks.filter((chunk) => chunk.moduleIds.some((id) => id.split("?", 1)[0] === module));
    if (holding.length === 0) throw new Error(`No file of the build contains ${module}`);
    for (const { fileName } of holding) take(fileName);
  }
  return {
    files: [...files].sort(),
    catalogs: Object.fromEntries(
      [...catalogs].map(([language, names]) => [language, [...names].sort()]).sort(),
    ),
  };
}

/** The language of a file that contains only texts. */
function languageOf({ moduleIds }: Rollup.OutputChunk): string | undefined {
  const [language, ...others] = new Set(moduleIds.map((id) => CATALOG.exec(id)?.[1]));
  return others.length === 0 ? language : undefined;
}
