import { createHash } from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Plugin } from "vite";

const VIRTUAL = "virtual:grow/hydrate-loader";
const SOURCE = fileURLToPath(new URL("../document/hydrate-loader.ts", import.meta.url));
const ANALYTICS = fileURLToPath(new URL("../client/entry.analytics.ts", import.meta.url));

/**
 * Builds the loader module separately, under a name with a hash, and passes its URL to the server.
 *
 * @param counting - the bundle that counts page views, which the loader imports when the browser is idle
 */
export function hydrateLoaderPlugin(counting?: Counting): Plugin {
  let isBuild = false;
  let isServerBuild = false;
  return {
    name: "grow-hydrate-loader",
    configResolved(config) {
      isBuild = config.command === "build";
      isServerBuild = Boolean(config.build.ssr);
    },
    resolveId(id) {
      return id === VIRTUAL ? `\0${VIRTUAL}` : null;
    },
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return null;
      const url = isBuild ? `/${(await buildLoader(counting)).fileName}` : "";
      return `export default ${JSON.stringify(url)};`;
    },
    async generateBundle() {
      if (!isBuild || isServerBuild) return;
      const { fileName, source, also } = await buildLoader(counting);
      this.emitFile({ type: "asset", fileName, source });
      for (const one of also) this.emitFile({ type: "asset", fileName: one.fileName, source: one.source });
    },
  };
}

/** The bundle that counts page views. */
export interface Counting {
  /** Absolute path of its entry. */
  readonly entry: string;
  /** The paths of pages on which it is loaded: a regular expression. */
  readonly at: string;
}

/** A browser file: its path on the site, its text, and its source files. */
export interface SmallBundle {
  readonly fileName: string;
  readonly source: string;
  readonly modules: readonly string[];
}

/** Builds the loader, and the bundles for analytics and counting next to it. */
export async function buildLoader(
  counting?: Counting,
): Promise<SmallBundle & { also: readonly SmallBundle[] }> {
  const analytics = await bundle(ANALYTICS, "analytics");
  const views = counting === undefined ? null : await bundle(counting.entry, "count");
  const also = views ? [analytics, views] : [analytics];
  const define = {
    GROW_ANALYTICS: JSON.stringify(`/${analytics.fileName}`),
    GROW_COUNTING: JSON.stringify(views ? `/${views.fileName}` : ""),
    GROW_COUNTED: JSON.stringify(counting?.at ?? ""),
  };
  return { ...(await bundle(SOURCE, "start", define)), also };
}

async function bundle(
  entry: string,
  name: string,
  define: Readonly<Record<string, string>> = {},
): Promise<SmallBundle> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    metafile: true,
    define,
  });
  const source = result.outputFiles[0]?.text ?? "";
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  const inputs = Object.values(result.metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const modules = used.map(([file]) => path.resolve(file));
  return { fileName: `assets/${name}-${hash}.js`, source, modules };
}
