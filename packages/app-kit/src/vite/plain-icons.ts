import type { Plugin } from "vite";
import { nodesOf, type SyntaxNode } from "./syntax-edits.ts";

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.m?js$/;

/**
 * Reduces each lucide icon to the strokes that the kit's `Icon` renders, in the browser build: without names, keys and lucide's own
 * component. An icon in another format fails the build.
 */
export function plainIcons(): Plugin {
  return {
    name: "grow-plain-icons",
    apply: "build",
    transform(code, id, options) {
      if (options?.ssr || !ICON.test(id.split("?", 1)[0] ?? id)) return null;
      // This module only re-exports an icon under its old name.
      if (!code.includes("__iconData =")) return null;
      return { code: plainIcon(code, (text) => this.parse(text)), map: null };
    },
  };
}

/** A module that exports only an icon's strokes: path data, or tag and attributes of other elements. */
export function plainIcon(code: string, parse: (code: string) => object): string {
  for (const node of nodesOf(parse(code) as SyntaxNode)) {
    if (node.type !== "VariableDeclarator" || (node.id as SyntaxNode).name !== "__iconData") continue;
    const data = literal(node.init as SyntaxNode) as { node?: unknown };
    if (!Array.isArray(data.node)) break;
    return `export default ${JSON.stringify(data.node.map(stroke))};`;
  }
  throw new Error("Lucide's icons have changed: see plain-icons.ts");
}

function stroke([tag, { key: _, ...attributes }]: [string, Record<string, string>]): unknown {
  const isPathAlone = tag === "path" && Object.keys(attributes).join() === "d";
  return isPathAlone ? attributes.d : [tag, attributes];
}

/** The value of a literal. */
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
