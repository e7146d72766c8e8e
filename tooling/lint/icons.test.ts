import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const sources = ["apps/community/app", "apps/brands-manager/app", "packages/ui/src", "packages/app-kit/src"];

/** Names that a module imports from lucide-react. */
function iconsOf(source: string): string[] {
  const imports = [...source.matchAll(/import \{([^}]*)\} from "lucide-react"/g)];
  return imports.flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim().split(" ").at(-1) ?? ""),
  );
}

/** Icons that a module renders as elements of their own. */
function renderedIcons(source: string): string[] {
  return iconsOf(source).filter((name) => name !== "" && new RegExp(`<${name}[\\s/>]`).test(source));
}

const modules = sources.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => path.join(folder, name)),
);

// In browser builds an icon is only its strokes, and React fails on it as an element (error 130).
describe("icons of lucide-react", () => {
  test("are found where a module renders one itself", () => {
    expect(renderedIcons('import { Plus, X as Close } from "lucide-react";\n<Close aria-hidden />')).toEqual([
      "Close",
    ]);
  });

  test("are drawn by Icon alone", () => {
    const direct = modules.filter(
      (name) => renderedIcons(readFileSync(path.join(root, name), "utf8")).length > 0,
    );
    expect(direct).toEqual([]);
  });
});
