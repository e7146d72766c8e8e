import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

/** File with the licences of the packages in the browser files. */
const NOTICES = "licenses.txt";

/**
 * Collects the licences of all packages in the browser files in one text next to them. The minifier drops licence comments, because
 * every user would load them again with each small file.
 */
export function noticesPlugin(): Plugin {
  return {
    name: "grow-notices",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    config: () => ({ esbuild: { legalComments: "none" } }),
    async generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      const folders = [...new Set(ids.map(packageFolder))].filter((folder) => folder !== null);
      const notices = await Promise.all(folders.map(noticeOf));
      this.emitFile({ type: "asset", fileName: NOTICES, source: [...new Set(notices)].sort().join("\n\n") });
    },
  };
}

/** The folder of the installed package that contains a module; null for our own. */
export function packageFolder(id: string): string | null {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.split("?", 1)[0] ?? id)?.[1] ?? null;
}

/** Name, version and licence of an installed package, from its own files. */
export async function noticeOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(
    await readFile(path.join(folder, "package.json"), "utf8"),
  ) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry));
  const text = file === undefined ? "" : (await readFile(path.join(folder, file), "utf8")).trim();
  return `${name} ${version} (${license ?? "see its licence"})\n\n${text}`.trim();
}
