import type { JsonSchema } from "../../http/contract-document.ts";
import { named } from "./sample-request.ts";

/** Names of properties from the outside in; `[]` is the first item of an array. */
type Path = readonly string[];

/** Finds the parts of a schema that have a type, such as its arrays or texts. */
export function pathsOf(schema: unknown, type: string, path: Path = [], parents: Path = []): Path[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { $ref } = schema as JsonSchema;
  if (typeof $ref === "string") {
    if (parents.includes($ref)) return [];
    return pathsOf(named(schema as JsonSchema), type, path, [...parents, $ref]);
  }
  const { type: own, items, properties, oneOf, anyOf, allOf } = schema as JsonSchema;
  const below = [
    pathsOf(items, type, [...path, "[]"], parents),
    ...Object.entries(properties ?? {}).map(([name, part]) => pathsOf(part, type, [...path, name], parents)),
    ...[oneOf, anyOf, allOf].flatMap((parts) =>
      Array.isArray(parts) ? parts.map((part) => pathsOf(part, type, path, parents)) : [],
    ),
  ].flat();
  return [own].flat().includes(type) ? [path, ...below] : below;
}

/** Copies a value, with another part at a path. */
export function withAt(value: unknown, [name, ...rest]: Path, part: unknown): unknown {
  if (name === undefined) return part;
  if (name === "[]") return [withAt(Array.isArray(value) ? value[0] : undefined, rest, part)];
  const whole: Record<string, unknown> =
    typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  return { ...whole, [name]: withAt(whole[name], rest, part) };
}
