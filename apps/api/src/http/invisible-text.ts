import { showsNothing, withoutDirection } from "@grow/server-kit/visible-text.ts";
import type { Problem } from "../errors/api-error.ts";
import { isSecret } from "./secret-fields.ts";

/**
 * Removes directional controls from the texts of a body and finds invisible texts.
 *
 * @param problems - receives the problems, at most a hundred
 * @returns the value itself if nothing was removed
 */
export function visibleTexts(value: unknown, problems: Problem[], path: readonly string[] = []): unknown {
  if (typeof value === "string") {
    if (problems.length < 100 && showsNothing(value))
      problems.push({ code: "required", field: path.join(".") });
    return withoutDirection(value);
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
