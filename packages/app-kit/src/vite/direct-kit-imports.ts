import type { Plugin } from "vite";

const KIT = "@grow/ui";

/** A named import as the parser gives it. */
interface ImportSpecifier {
  type: string;
  imported?: { name?: string };
  local: { name: string };
}

interface ImportDeclaration {
  type: string;
  start: number;
  end: number;
  source?: { value: unknown };
  specifiers?: ImportSpecifier[];
}

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
      const declarations = (this.parse(code).body as unknown as ImportDeclaration[]).filter(
        (node) => node.type === "ImportDeclaration" && node.source?.value === KIT,
      );
      if (declarations.length === 0) return null;
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
      let rewritten = code;
      for (const declaration of declarations.reverse()) {
        const direct = directImports(declaration, fileOf);
        if (direct) {
          rewritten = rewritten.slice(0, declaration.start) + direct + rewritten.slice(declaration.end);
        }
      }
      return { code: rewritten, map: null };
    },
  };
}

/** The imports that replace one of the whole kit; nothing when it takes the kit as a namespace. */
function directImports(
  declaration: ImportDeclaration,
  fileOf: ReadonlyMap<string, string>,
): string | undefined {
  const lines: string[] = [];
  for (const { type, imported, local } of declaration.specifiers ?? []) {
    const name = imported?.name;
    const file = name === undefined ? undefined : fileOf.get(name);
    if (type !== "ImportSpecifier" || name === undefined || file === undefined) return undefined;
    lines.push(`import { ${name} as ${local.name} } from ${JSON.stringify(file)};`);
  }
  return lines.join(" ");
}
