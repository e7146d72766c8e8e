import type { Problem } from "../errors/api-error.ts";

/** Letters that show nothing: format characters, and fillers that count as letters or symbols. */
const INVISIBLE = /[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;
const BLANK = /^[\s\p{Cf}\p{Cc}\p{M}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** Embeddings, overrides and isolates of direction. The site's languages need none, and with them a name can rewrite what follows it. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;

/** What is compared and never shown. */
const isSecret = (name: string): boolean => /password|token|recaptcha/.test(name);

/**
 * Removes directional controls from the texts of a body and finds texts that are there but show nothing.
 *
 * @param problems - filled with what was found, at most a hundred
 * @returns the value itself when there was nothing to remove
 */
export function visibleTexts(value: unknown, problems: Problem[], path: readonly string[] = []): unknown {
  if (typeof value === "string") {
    const text = value.replace(DIRECTION, "");
    const isUnseen = BLANK.test(text) && (text !== value || INVISIBLE.test(text));
    if (isUnseen && problems.length < 100) problems.push({ code: "required", field: path.join(".") });
    return text;
  }
  if (typeof value !== "object" || value === null) return value;
  let changed: Record<string, unknown> | null = null;
  for (const [name, part] of Object.entries(value)) {
    if (isSecret(name)) continue;
    const visible = visibleTexts(part, problems, [...path, name]);
    if (visible === part) continue;
    changed ??= {};
    changed[name] = visible;
  }
  if (changed === null) return value;
  return Array.isArray(value)
    ? value.map((part, index) => changed?.[index] ?? part)
    : { ...value, ...changed };
}
