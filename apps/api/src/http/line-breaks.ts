import { withLineFeeds } from "@grow/domain";
import { isSecret } from "./secret-fields.ts";

/**
 * Converts the line breaks of all texts of a value to line feeds, in place. Runs before the schema check, which counts characters, and so
 * on values of any depth.
 *
 * @returns the value itself, or the converted text
 */
export function convertLineBreaks(value: unknown): unknown {
  if (typeof value === "string") return withLineFeeds(value);
  const open = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!isRecord(next)) continue;
    for (const [name, part] of Object.entries(next)) {
      if (typeof part === "object") open.push(part);
      else if (typeof part === "string" && part.includes("\r") && !isSecret(name))
        next[name] = withLineFeeds(part);
    }
  }
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
