import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import type { ChunkOf } from "./chunks.ts";
import { replaceNamedImports } from "./named-imports.ts";

const ICONS = "lucide-react";

/**
 * Puts icons into the browser files that use them. An icon is smaller than the overhead of another request, and most are used by two
 * or three pages: each would be a file of its own.
 */
export function ownIcons(chunkOf: ChunkOf): Plugin {
  let isActive = false;
  let files: Promise<Map<string, string>> | undefined;
  return {
    name: "grow-own-icons",
    enforce: "post",
    configResolved(config) {
      isActive = config.command === "build" && !config.build.ssr;
      files = undefined;
    },
    async transform(code, id) {
      if (!isActive || !code.includes(ICONS) || id.includes("/node_modules/")) return null;
      files ??= (async () => {
        const found = new Map<string, string>();
        const index = await this.resolve(ICONS, id);
        if (!index) return found;
        const { exportedBindings } = await this.load({ id: index.id });
        for (const [source, names] of Object.entries(exportedBindings ?? {})) {
          const icon = source.startsWith("./icons/") ? await this.resolve(source, index.id) : null;
          if (icon) for (const name of names) found.set(name, icon.id);
        }
        return found;
      })();
      const fileOf = await files;
      const rewritten = replaceNamedImports(
        code,
        (text) => this.parse(text),
        ICONS,
        (name, local) => {
          const file = fileOf.get(name);
          return file && `import ${local} from ${JSON.stringify(iconOf(file, id, chunkOf))};`;
        },
      );
      return rewritten === null ? null : { code: rewritten, map: null };
    },
  };
}

/** The id of an icon in the file of the importing module: one for all modules that `chunkOf` groups. */
export function iconOf(icon: string, drawer: string, chunkOf: ChunkOf): string {
  const file = chunkOf(drawer);
  return `${icon}?${file === undefined ? `by=${shortened(drawer)}` : `in=${file}`}`;
}

function shortened(id: string): string {
  return createHash("sha256").update(id).digest("base64url").slice(0, 12);
}
