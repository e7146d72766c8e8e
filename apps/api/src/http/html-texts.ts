import { contractSchemas, type JsonSchema } from "./contract-document.ts";

const MEDIA_TYPE = "text/html";

/** Rewrites the HTML texts of a value; the value itself stays unchanged. */
export type HtmlRewriter = (value: unknown) => unknown;

/**
 * Finds the texts that a schema declares as HTML (`contentMediaType: text/html`), so that no operation has to remember them.
 *
 * @returns null for a schema without HTML
 */
export function htmlRewriter(schema: JsonSchema, rewrite: (html: string) => string): HtmlRewriter | null {
  return holdsHtml(schema) ? (value) => rewritten(schema, value, rewrite) : null;
}

function holdsHtml(schema: JsonSchema, visited = new Set<string>()): boolean {
  const text = JSON.stringify(schema);
  if (text.includes(`"contentMediaType":"${MEDIA_TYPE}"`)) return true;
  return [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].some(([, name = ""]) => {
    if (visited.has(name)) return false;
    visited.add(name);
    return holdsHtml(contractSchemas[name] ?? {}, visited);
  });
}

/** Of alternatives all count: a text is HTML if any of them says so. */
function rewritten(schema: unknown, value: unknown, rewrite: (html: string) => string): unknown {
  if (!isObject(schema)) return value;
  if (typeof value === "string") return isHtml(schema) ? rewrite(value) : value;
  const parts = [referred(schema), ...alternatives(schema)];
  const whole = parts.reduce((result, part) => rewritten(part, result, rewrite), value);
  if (Array.isArray(whole)) return whole.map((item) => rewritten(schema.items, item, rewrite));
  if (!isObject(whole) || !isObject(schema.properties)) return whole;
  const { properties } = schema;
  const changed = Object.entries(properties)
    .filter(([name]) => name in whole)
    .map(([name, property]) => [name, rewritten(property, whole[name], rewrite)]);
  return { ...whole, ...Object.fromEntries(changed) };
}

function isHtml(schema: JsonSchema): boolean {
  return (
    schema.contentMediaType === MEDIA_TYPE ||
    [referred(schema), ...alternatives(schema)].some((part) => isObject(part) && isHtml(part))
  );
}

function referred(schema: JsonSchema): JsonSchema | undefined {
  const { $ref } = schema;
  return typeof $ref === "string" ? contractSchemas[$ref.slice("#/components/schemas/".length)] : undefined;
}

function alternatives(schema: JsonSchema): unknown[] {
  return [schema.oneOf, schema.anyOf, schema.allOf].flatMap((choice) =>
    Array.isArray(choice) ? choice : [],
  );
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
