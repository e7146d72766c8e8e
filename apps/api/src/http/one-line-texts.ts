import type { JsonSchema } from "./contract-document.ts";
import { rewriteTexts } from "./schema-texts.ts";

/** The contract gives every text of several lines more room than this, and no name, title or other text of one line. */
const LONGEST_LINE = 300;

/** Everything that begins a new line somewhere: on a page, in an email's header, in a table or a terminal. */
const LINE_BREAKS = /[\n\v\f\r\u0085\u2028\u2029]+/;

/**
 * Whether a schema describes a text of one line: free words of limited length. Choices, HTML, dates and texts with a pattern of their own
 * are none.
 */
export function isOneLine({ type, maxLength, pattern, ...schema }: JsonSchema): boolean {
  const isText = Array.isArray(type) ? type.includes("string") : type === "string";
  const isFree = pattern === undefined || pattern === String.raw`\S`;
  const isPlain = ["enum", "const", "format", "contentMediaType"].every((name) => !(name in schema));
  return isText && isFree && isPlain && typeof maxLength === "number" && maxLength <= LONGEST_LINE;
}

/** Joins the lines of a text by spaces. Takes linear time. */
export function oneLine(text: string): string {
  if (!LINE_BREAKS.test(text)) return text;
  const lines = text.split(LINE_BREAKS).map((line) => line.trim());
  return lines.filter((line) => line !== "").join(" ");
}

/**
 * Removes the line breaks from the one-line texts of a body. A page, an email's subject or a CSV file would show more lines than its
 * writer saw.
 *
 * @returns the value itself if nothing was removed
 */
export const withOneLineTexts = (schema: JsonSchema, value: unknown): unknown =>
  rewriteTexts(schema, value, isOneLine, oneLine);
