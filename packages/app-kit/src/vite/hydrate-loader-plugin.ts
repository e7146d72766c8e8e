import { createHash } from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Plugin } from "vite";

const VIRTUAL = "virtual:grow/hydrate-loader";
const SOURCE = fileURLToPath(new URL("../document/hydrate-loader.ts", import.meta.url));

/** Builds the loader module on its own, under a name with a hash, and tells the server its address. */
export function hydrateLoaderPlugin(): Plugin {
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
      const url = isBuild ? `/${(await buildLoader()).fileName}` : "";
      return `export default ${JSON.stringify(url)};`;
    },
    async generateBundle() {
      if (!isBuild || isServerBuild) return;
      const { fileName, source } = await buildLoader();
      this.emitFile({ type: "asset", fileName, source });
    },
  };
}

/** The loader: its address below the site, its text, and the files it was made from. */
export async function buildLoader(): Promise<{ fileName: string; source: string; modules: string[] }> {
  const result = await build({
    entryPoints: [SOURCE],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    metafile: true,
  });
  const source = result.outputFiles[0]?.text ?? "";
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  const modules = Object.keys(result.metafile.inputs).map((file) => path.resolve(file));
  return { fileName: `assets/start-${hash}.js`, source, modules };
}
