import * as z from "zod/mini";

/** A validation error of one field. */
export interface FieldProblem {
  /** Name of the field; nested fields are joined by dots ("props.ph"). Empty for the form as a whole. */
  readonly field: string;
  /** Code of the problem, the same as in API responses: `required`, `too_long`, `out_of_range` … */
  readonly code: string;
  /** Numbers for the message: limits of length or range. */
  readonly params: Readonly<Record<string, number>>;
}

/** A validated form: its values, or the problems of its fields. */
export type CheckedForm<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

function numbersOf(params: unknown): Record<string, number> {
  if (typeof params !== "object" || params === null) return {};
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
  );
}

/** Messages of schemas are codes, but those of objects and lists, which `zod/mini` writes itself. */
const CODE = /^[a-z_]+$/;

const typeCode = (value: unknown) => (value === undefined ? "required" : "wrong_type");

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Readonly<Record<PropertyKey, unknown>>)[key], values);
}

/**
 * Validates the values of a form.
 *
 * @param schema - one of the form schemas
 * @param values - values of any shape; what is no object has the code `wrong_type` in the field ""
 * @returns the parsed (trimmed) values, or the first problem of each field
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
      code: CODE.test(issue.message) ? issue.message : typeCode(valueAt(values, issue.path)),
      params: issue.code === "custom" ? numbersOf(issue.params) : {},
    });
  }
  return { ok: false, problems: [...problems.values()] };
}
