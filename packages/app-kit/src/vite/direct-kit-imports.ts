import type { Plugin } from "vite";
import { replaceNamedImports } from "./named-imports.ts";

const ENTRY = /"(@grow\/ui\/[a-z]+)"/g;

/**
 * Rewrites `import { Button } from "@grow/ui/foundation"` to import the button's own file, in the browser build only. A group's
 * entry point imports the style sheets of all its components, and each page would load them.
 */
export function directKitImports(): Plugin {
  let isActive = false;
  let groups = new Map<string, Promise<Map<string, string>>>();
  return {
    name: "grow-direct-kit-imports",
    enforce: "post",
    configResolved(config) {
      isActive = config.command === "build" && !config.build.ssr;
      groups = new Map();
    },
    async transform(code, id) {
      if (!isActive || id.includes("/node_modules/")) return null;
      const findFiles = async (entry: string) => {
        const found = new Map<string, string>();
        const index = await this.resolve(entry, id);
        if (!index) return found;
        const { exportedBindings } = await this.load({ id: index.id });
        for (const source of Object.keys(exportedBindings ?? {})) {
          const file = source === "." ? null : await this.resolve(source, index.id);
          if (!file) continue;
          for (const name of (await this.load({ id: file.id })).exports ?? []) found.set(name, file.id);
        }
        return found;
      };
      let rewritten: string | null = null;
      for (const entry of new Set([...code.matchAll(ENTRY)].map(([, name = ""]) => name))) {
        const files = groups.get(entry) ?? findFiles(entry);
        groups.set(entry, files);
        const fileOf = await files;
        rewritten =
          replaceNamedImports(
            rewritten ?? code,
            (text) => this.parse(text),
            entry,
            (name, local) => {
              const file = fileOf.get(name);
              return file && `import { ${name} as ${local} } from ${JSON.stringify(file)};`;
            },
          ) ?? rewritten;
      }
      return rewritten === null ? null : { code: rewritten, map: null };
    },
  };
}
