import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** Any node of the bundled document. */
export type Node = { readonly [key: string]: unknown };

export interface Operation {
  readonly operationId: string;
  readonly path: string;
  readonly method: string;
  readonly node: Node;
  readonly parameters: readonly Node[];
  readonly responses: ReadonlyMap<string, Node>;
}

const file = resolve(import.meta.dirname, "../../generated/openapi.json");

/** The bundled document as the server reads it. */
export const document = asNode(JSON.parse(readFileSync(file, "utf8")));

/** Every operation with its references to parameters and responses followed. */
export const operationNodes: readonly Operation[] = Object.entries(asNode(document.paths)).flatMap(
  ([path, item]) =>
    Object.entries(asNode(item)).map(([method, value]) => {
      const node = asNode(value);
      return {
        operationId: String(node.operationId),
        path,
        method: method.toUpperCase(),
        node,
        parameters: asList(node.parameters ?? []).map((parameter) => follow(parameter)),
        responses: new Map(
          Object.entries(asNode(node.responses)).map(([status, answer]) => [status, follow(answer)]),
        ),
      };
    }),
);

/** All schemas by name. */
export const schemas: ReadonlyMap<string, Node> = new Map(
  Object.entries(asNode(asNode(document.components).schemas)).map(([name, schema]) => [name, asNode(schema)]),
);

/** Narrows to an object; throws for anything else. */
export function asNode(value: unknown): Node {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new TypeError("not an object");
  return { ...value };
}

/** Narrows to an array; throws for anything else. */
export function asList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError("not an array");
  return value;
}

/** What a `$ref` points at, or the node itself. */
export function follow(value: unknown): Node {
  const node = asNode(value);
  if (typeof node.$ref !== "string") return node;
  const parts = node.$ref.slice(2).split("/");
  return parts.reduce((part, name) => asNode(part[name]), document);
}

/** Every schema node below a node, with where it stands. */
export function walk(value: unknown, place: string, visit: (node: Node, place: string) => void): void {
  if (Array.isArray(value)) {
    for (const [position, item] of value.entries()) walk(item, `${place}/${position}`, visit);
  } else if (typeof value === "object" && value !== null) {
    visit(asNode(value), place);
    for (const [key, item] of Object.entries(value)) {
      if (key !== "examples" && key !== "example") walk(item, `${place}/${key}`, visit);
    }
  }
}
