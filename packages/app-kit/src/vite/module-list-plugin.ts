import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { buildLoader } from "./hydrate-loader-plugin.ts";

/**
 * Writes which modules went into which browser file to `build/modules.json`. It is not served; it shows what a page really
 * includes.
 *
 * @param repository - absolute path that modules are named relative to
 * @param trackers - absolute path of the entry of the trackers
 */
export function moduleListPlugin(repository: string, trackers?: string): Plugin {
  let output = "";
  return {
    name: "grow-module-list",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    configResolved({ build, root }) {
      output = path.resolve(root, build.outDir, "../modules.json");
    },
    async writeBundle(_options, bundle) {
      const list: Record<string, string[]> = {};
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") {
          const used = Object.entries(file.modules).filter(([, { renderedLength }]) => renderedLength > 0);
          list[file.fileName] = used.map(([id]) => path.relative(repository, id.replace(/^\0/, "")));
        }
      }
      const loader = await buildLoader(trackers);
      for (const file of [loader, ...loader.also]) {
        list[file.fileName] = file.modules.map((module) => path.relative(repository, module));
      }
      await mkdir(path.dirname(output), { recursive: true });
      await writeFile(output, JSON.stringify(list, null, 1));
    },
  };
}
