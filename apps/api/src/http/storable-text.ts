import type { Problem } from "./problem.ts";

/** A zero, which no database takes in a text, and half a character, which would be kept as another one. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Texts anywhere in a value that cannot be kept as they are; names of fields count. */
export function unstorableTexts(value: unknown, path: readonly string[] = []): Problem[] {
  if (typeof value === "string") return UNSTORABLE.test(value) ? [problemAt(path)] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    UNSTORABLE.test(name) ? [problemAt(path)] : unstorableTexts(part, [...path, name]),
  );
}

function problemAt(path: readonly string[]): Problem {
  return { code: "wrong_format", ...(path.length > 0 ? { field: path.join(".") } : {}) };
}
