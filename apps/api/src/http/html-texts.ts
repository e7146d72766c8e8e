import { contractSchemas, type JsonSchema } from "./contract-document.ts";
import { rewriteTexts } from "./schema-texts.ts";

const MEDIA_TYPE = "text/html";

/** Rewrites the HTML texts of a value; the value itself stays unchanged. */
export type HtmlRewriter = (value: unknown) => unknown;

/**
 * Finds the texts that a schema declares as HTML (`contentMediaType: text/html`), so that no operation has to remember them.
 *
 * @returns null for a schema without HTML
 */
export function htmlRewriter(schema: JsonSchema, rewrite: (html: string) => string): HtmlRewriter | null {
  return holdsHtml(schema) ? (value) => rewriteTexts(schema, value, isHtml, rewrite) : null;
}

const isHtml = ({ contentMediaType }: JsonSchema): boolean => contentMediaType === MEDIA_TYPE;

function holdsHtml(schema: JsonSchema, visited = new Set<string>()): boolean {
  const text = JSON.stringify(schema);
  if (text.includes(`"contentMediaType":"${MEDIA_TYPE}"`)) return true;
  return [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].some(([, name = ""]) => {
    if (visited.has(name)) return false;
    visited.add(name);
    return holdsHtml(contractSchemas[name] ?? {}, visited);
  });
}
