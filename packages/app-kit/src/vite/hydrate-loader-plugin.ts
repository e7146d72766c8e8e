import { createHash } from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Plugin } from "vite";

const VIRTUAL = "virtual:grow/hydrate-loader";
const SOURCE = fileURLToPath(new URL("../document/hydrate-loader.ts", import.meta.url));

/**
 * Builds the loader module separately, under a name with a hash, and passes its URL to the server.
 *
 * @param trackers - absolute path of the entry of the trackers, which the loader imports when the page is idle
 */
export function hydrateLoaderPlugin(trackers?: string): Plugin {
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
      const url = isBuild ? `/${(await buildLoader(trackers)).fileName}` : "";
      return `export default ${JSON.stringify(url)};`;
    },
    async generateBundle() {
      if (!isBuild || isServerBuild) return;
      const { fileName, source, also } = await buildLoader(trackers);
      this.emitFile({ type: "asset", fileName, source });
      for (const one of also) this.emitFile({ type: "asset", fileName: one.fileName, source: one.source });
    },
  };
}

/** A browser file: its path on the site, its text, and its source files. */
export interface SmallBundle {
  readonly fileName: string;
  readonly source: string;
  readonly modules: readonly string[];
}

/** Builds the loader, and the bundle of the trackers next to it. */
export async function buildLoader(
  trackers?: string,
): Promise<SmallBundle & { also: readonly SmallBundle[] }> {
  const also = trackers === undefined ? [] : [await bundle(trackers, "trackers")];
  const define = { GROW_TRACKERS: JSON.stringify(also.map(({ fileName }) => `/${fileName}`).join("")) };
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
