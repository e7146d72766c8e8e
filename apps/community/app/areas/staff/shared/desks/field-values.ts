import type { DeskField } from "./described-field.ts";
import { type FormValues, numberOrText, refAt, textAt } from "./form-values.ts";
import { publishInstant, publishTime } from "./publish-time.ts";

/** The form's names of the two fields of an instant. Errors of the API name the first one. */
export const timeField = (name: string) => `${name}.time`;

/** The form's name of the saved instant, which has seconds too. */
export const exactField = (name: string) => `${name}.exact`;

/** The values of described fields of a row. */
export function fieldValues(fields: readonly DeskField[], row: object): FormValues {
  const values: Record<string, string | readonly string[]> = {};
  for (const field of fields) {
    const { name, kind } = field;
    const value = valueAt(row, name);
    if (kind === "words") values[name] = (value as readonly string[]) ?? [];
    else if (kind === "lines") values[name] = ((value as readonly string[]) ?? []).join("\n");
    else if (kind === "check") values[name] = value === true ? "on" : "";
    else if (kind === "instant") {
      const instant = (value as string | null | undefined) ?? null;
      const { date, time } = publishTime(instant);
      values[name] = date;
      values[timeField(name)] = time;
      if (instant !== null) values[exactField(name)] = instant;
    } else values[name] = value === null || value === undefined ? "" : String(value);
  }
  return values;
}

/** The part of a request that described fields fill. Text that is no number or date stays text, which the API rejects at its field. */
export function fieldBody(fields: readonly DeskField[], values: FormValues): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const field of fields) putAt(body, field.name, read(field, values));
  return body;
}

function read(field: DeskField, values: FormValues): unknown {
  const value = values[field.name];
  if (field.kind === "words") return value ?? [];
  if (field.kind === "check") return textAt(values, field.name) !== "";
  if (field.kind === "ref") return refAt(values, field.name) ?? (field.required ? "" : null);
  const text = typeof value === "string" ? value.trim() : "";
  switch (field.kind) {
    case "lines":
      return text
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "");
    case "number":
      return numberOrText(text);
    case "instant": {
      const time = textAt(values, timeField(field.name)).trim();
      if (text === "" && time === "") return field.required ? "" : null;
      return unedited(values, field.name) ?? publishInstant({ date: text, time }) ?? `${text}T${time}`;
    }
    case "html":
      return text;
    default:
      return text === "" && !field.required ? null : text;
  }
}

/** The saved instant while its date and time are as they were shown, which is without seconds. */
function unedited(values: FormValues, name: string): string | null {
  const exact = textAt(values, exactField(name));
  const { date, time } = publishTime(exact || null);
  const isSame = date === textAt(values, name) && time === textAt(values, timeField(name)).slice(0, 5);
  return exact !== "" && isSame ? exact : null;
}

function valueAt(row: object, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
      row,
    );
}

/** Puts a value at a path, with the objects on its way. */
export function putAt(body: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let at = body;
  for (const key of keys) {
    at[key] ??= {};
    at = at[key] as Record<string, unknown>;
  }
  at[last] = value;
}
