import type { Problem } from "../errors/api-error.ts";

/** NUL, which PostgreSQL does not store in a text, and lone surrogates, which would be stored as U+FFFD. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Problems of one error response. */
const MAX_PROBLEMS = 100;

/** Finds the texts of a value that cannot be stored unchanged, names of properties included; the first hundred. */
export function unstorableTexts(value: unknown): Problem[] {
  const problems: Problem[] = [];
  collect(value, [], problems);
  return problems;
}

function collect(value: unknown, path: readonly string[], problems: Problem[]): void {
  if (problems.length >= MAX_PROBLEMS) return;
  if (typeof value === "string") {
    if (UNSTORABLE.test(value)) problems.push(problemAt(path));
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (problems.length >= MAX_PROBLEMS) return;
    if (UNSTORABLE.test(name)) problems.push(problemAt(path));
    else collect(part, [...path, name], problems);
  }
}

function problemAt(path: readonly string[]): Problem {
  return { code: "wrong_format", ...(path.length > 0 ? { field: path.join(".") } : {}) };
}
