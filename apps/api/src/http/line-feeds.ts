import { withLineFeeds } from "@grow/domain";
import { isSecret } from "./secret-fields.ts";

/** JSON writes every carriage return of a text in one of these ways. */
const CARRIAGE_RETURN = /\\(?:r|u000[dD])/;

/**
 * Converts the line breaks in the texts of a parsed value to line feeds, in place. It runs before all checks, so that a line break
 * counts once in every limit; without recursion, because nothing limits the depth of a value there.
 *
 * @param value - what `json` was parsed to
 * @returns the value, or the converted text of a value that is a text
 */
export function convertLineBreaks(value: unknown, json: string): unknown {
  if (!CARRIAGE_RETURN.test(json)) return value;
  const open: object[] = [];
  const converted = convert(value, open);
  for (let container = open.pop(); container !== undefined; container = open.pop()) {
    // Looping over the keys of an array would take ten times as long as parsing it.
    if (Array.isArray(container)) convertItems(container, open);
    else convertProperties(container as Record<string, unknown>, open);
  }
  return converted;
}

/** Converts a text. An object or array is left to the caller, in `open`. */
function convert(value: unknown, open: object[]): unknown {
  if (typeof value === "string") return value.includes("\r") ? withLineFeeds(value) : value;
  if (typeof value === "object" && value !== null) open.push(value);
  return value;
}

function convertItems(items: unknown[], open: object[]): void {
  for (let index = 0; index < items.length; index += 1) items[index] = convert(items[index], open);
}

function convertProperties(properties: Record<string, unknown>, open: object[]): void {
  for (const name in properties) {
    if (!isSecret(name)) properties[name] = convert(properties[name], open);
  }
}
