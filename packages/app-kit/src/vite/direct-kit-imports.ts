import type { Plugin } from "vite";
import { replaceNamedImports } from "./named-imports.ts";

const KIT = "@grow/ui";

/**
 * Turns `import { Button } from "@grow/ui"` into an import of the button's own file, in the browser's build. The
 * kit's index imports every component's style sheet; without this each page would load all of them.
 */
export function directKitImports(): Plugin {
  let isActive = false;
  let files: Promise<Map<string, string>> | undefined;
  return {
    name: "grow-direct-kit-imports",
    enforce: "post",
    configResolved(config) {
      isActive = config.command === "build" && !config.build.ssr;
      files = undefined;
    },
    async transform(code, id) {
      if (!isActive || !code.includes(KIT) || id.includes("/node_modules/")) return null;
      files ??= (async () => {
        const found = new Map<string, string>();
        const index = await this.resolve(KIT, id);
        if (!index) return found;
        const { exportedBindings } = await this.load({ id: index.id });
        for (const source of Object.keys(exportedBindings ?? {})) {
          const file = source === "." ? null : await this.resolve(source, index.id);
          if (!file) continue;
          for (const name of (await this.load({ id: file.id })).exports ?? []) found.set(name, file.id);
        }
        return found;
      })();
      const fileOf = await files;
      const rewritten = replaceNamedImports(
        code,
        (text) => this.parse(text),
        KIT,
        (name, local) => {
          const file = fileOf.get(name);
          return file && `import { ${name} as ${local} } from ${JSON.stringify(file)};`;
        },
      );
      return rewritten === null ? null : { code: rewritten, map: null };
    },
  };
}
