import type { Plugin } from "vite";
import { nodesOf, type SyntaxNode } from "./syntax-edits.ts";

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.m?js$/;

/**
 * Makes of each of lucide's icons what the kit's `Icon` draws, its strokes, in the browser's build: without its names, its keys
 * and the component that lucide draws it with. An icon that is written in another way stops the build.
 */
export function plainIcons(): Plugin {
  return {
    name: "grow-plain-icons",
    apply: "build",
    transform(code, id, options) {
      if (options?.ssr || !ICON.test(id.split("?", 1)[0] ?? id)) return null;
      // One that only gives another its old name.
      if (!code.includes("__iconData =")) return null;
      return { code: plainIcon(code, (text) => this.parse(text)), map: null };
    },
  };
}

/** An icon's module that exports nothing but its strokes: of paths their data, of others tag and attributes. */
export function plainIcon(code: string, parse: (code: string) => object): string {
  for (const node of nodesOf(parse(code) as SyntaxNode)) {
    if (node.type !== "VariableDeclarator" || (node.id as SyntaxNode).name !== "__iconData") continue;
    const data = literal(node.init as SyntaxNode) as { node?: unknown };
    if (!Array.isArray(data.node)) break;
    return `export default ${JSON.stringify(data.node.map(stroke))};`;
  }
  throw new Error("Lucide's icons have changed: look at plain-icons.ts");
}

function stroke([tag, { key: _, ...attributes }]: [string, Record<string, string>]): unknown {
  const isPathAlone = tag === "path" && Object.keys(attributes).join() === "d";
  return isPathAlone ? attributes.d : [tag, attributes];
}

/** What a literal stands for. */
function literal(node: SyntaxNode): unknown {
  switch (node.type) {
    case "Literal":
      return node.value;
    case "ArrayExpression":
      return (node.elements as SyntaxNode[]).map(literal);
    case "ObjectExpression":
      return Object.fromEntries(
        (node.properties as { key: { name?: string; value?: string }; value: SyntaxNode }[]).map(
          ({ key, value }) => [key.name ?? key.value, literal(value)],
        ),
      );
    default:
      throw new Error(`Lucide's icons have changed: ${node.type}`);
  }
}
