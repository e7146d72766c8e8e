import * as z from "zod/mini";

/** What is wrong with one field. */
export interface FieldProblem {
  /** Name of the field; fields within fields are joined by dots ("props.ph"). Empty for the form as a whole. */
  readonly field: string;
  /** Code of the problem, the same as in answers of the API: `required`, `too_long`, `out_of_range` … */
  readonly code: string;
  /** Numbers for the sentence: limits of length or range. */
  readonly params: Readonly<Record<string, number>>;
}

/** A form that was checked: its values, or every problem. */
export type CheckedForm<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

function numbersOf(params: unknown): Record<string, number> {
  if (typeof params !== "object" || params === null) return {};
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
  );
}

/**
 * Checks what was typed into a form.
 *
 * @param schema - one of the form schemas
 * @param values - what came in, of any shape
 * @returns the values as the schema makes them (trimmed), or the first problem of each field
 * @example
 * checkForm(commentForm, { text: " " }); // { ok: false, problems: [{ field: "text", code: "required", params: {} }] }
 */
export function checkForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: unknown,
): CheckedForm<z.output<Schema>> {
  const result = z.safeParse(schema, values);
  if (result.success) return { ok: true, values: result.data };
  const problems = new Map<string, FieldProblem>();
  for (const issue of result.error.issues) {
    const field = issue.path.join(".");
    if (problems.has(field)) continue;
    problems.set(field, {
      field,
      code: issue.message,
      params: issue.code === "custom" ? numbersOf(issue.params) : {},
    });
  }
  return { ok: false, problems: [...problems.values()] };
}
