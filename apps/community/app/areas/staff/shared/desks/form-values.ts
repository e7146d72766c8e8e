import { refIdField } from "./ref-id-field.ts";

/** The values of a form by field name; of chosen words several. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** The values of a submitted form, as they were typed. @param lists - fields that may have several values */
export function typedValues(form: FormData, lists: readonly string[] = []): FormValues {
  return {
    ...Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    ),
    ...Object.fromEntries(lists.map((name) => [name, form.getAll(name).map(String)])),
  };
}

/** The text of a field; empty without one. */
export function textAt(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === "string" ? value : "";
}

/** The values of a field that may have several. */
export function listAt(values: FormValues, name: string): readonly string[] {
  const value = values[name] ?? [];
  return typeof value === "string" ? [value] : value;
}

/** The values that are one text. */
export function textsOf(values: FormValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** The row that a field with suggestions names: the chosen one, or what was typed. */
export function refAt(values: FormValues, name: string): string | null {
  return textAt(values, refIdField(name)) || textAt(values, name).trim() || null;
}

/** A number as it was typed, with a comma too; other text stays for the API to reject. Null when empty. */
export function numberOrText(text: string): number | string | null {
  const typed = text.trim().replace(",", ".");
  if (typed === "") return null;
  return Number.isFinite(Number(typed)) ? Number(typed) : text;
}
