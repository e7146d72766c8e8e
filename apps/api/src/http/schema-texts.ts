import { contractSchemas, type JsonSchema } from "./contract-document.ts";
import { isSecret } from "./secret-fields.ts";

/** Whether a schema, without what it refers to, describes a text to rewrite. */
export type IsWanted = (schema: JsonSchema) => boolean;

/**
 * Rewrites the texts of a value that its schema describes in a certain way. The value itself stays unchanged. Of alternatives all count: a
 * text is rewritten if any of them wants it. Secrets stay as sent.
 *
 * @returns the value itself if no text changed
 */
export function rewriteTexts(
  schema: unknown,
  value: unknown,
  isWanted: IsWanted,
  rewrite: (text: string) => string,
): unknown {
  if (!isObject(schema)) return value;
  if (typeof value === "string") return wants(schema, isWanted) ? rewrite(value) : value;
  if (typeof value !== "object" || value === null) return value;
  let whole: unknown = value;
  for (const part of parts(schema)) whole = rewriteTexts(part, whole, isWanted, rewrite);
  if (Array.isArray(whole)) return rewriteItems(schema.items, whole, isWanted, rewrite);
  if (!isObject(whole) || !isObject(schema.properties)) return whole;
  let changed: Record<string, unknown> | null = null;
  for (const [name, property] of Object.entries(schema.properties)) {
    if (!Object.hasOwn(whole, name) || isSecret(name)) continue;
    const rewritten = rewriteTexts(property, whole[name], isWanted, rewrite);
    if (rewritten === whole[name]) continue;
    changed ??= {};
    changed[name] = rewritten;
  }
  return changed === null ? whole : { ...whole, ...changed };
}

function rewriteItems(
  schema: unknown,
  items: readonly unknown[],
  isWanted: IsWanted,
  rewrite: (text: string) => string,
): unknown {
  const rewritten = items.map((item) => rewriteTexts(schema, item, isWanted, rewrite));
  return rewritten.some((item, index) => item !== items[index]) ? rewritten : items;
}

function wants(schema: JsonSchema, isWanted: IsWanted): boolean {
  return isWanted(schema) || parts(schema).some((part) => isObject(part) && wants(part, isWanted));
}

/** What a schema refers to, and its alternatives. */
function parts({ $ref, oneOf, anyOf, allOf }: JsonSchema): unknown[] {
  const referred =
    typeof $ref === "string" ? [contractSchemas[$ref.slice("#/components/schemas/".length)]] : [];
  const alternatives = [oneOf, anyOf, allOf].flatMap((choice) => (Array.isArray(choice) ? choice : []));
  return [...referred, ...alternatives];
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
