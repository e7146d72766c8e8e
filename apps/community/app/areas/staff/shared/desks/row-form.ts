import type { RequestBody, Schema } from "@grow/contract";
import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { type DeskField, deskFields, type StaffDesk } from "./desk-fields.ts";
import { refIdField } from "./ref-id-field.ts";

/** The values of a form by field name; of chosen words several. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** Parts of an article, as the form names them behind its language. */
export const ARTICLE_PARTS = ["title", "text", "source"] as const;

/** The form's name for a part of an article: `items_article.de.title`. */
export const articleField = (lang: string, part: (typeof ARTICLE_PARTS)[number]) =>
  `items_article.${lang}.${part}`;

/** The row that a field with suggestions names: the chosen one, or what was typed. */
export function refAt(values: FormValues, name: string): string | null {
  return textAt(values, refIdField(name)) || textAt(values, name).trim() || null;
}

/** The values of a row's form. */
export function formValues(row: Schema<"StaffRow">): FormValues {
  const values: Record<string, string | readonly string[]> = {};
  const placed = withParentsPlaced(row);
  for (const field of deskFields(row.desk)) {
    const value = valueAt(placed, field.name);
    if (field.kind === "words") values[field.name] = (value as readonly string[]) ?? [];
    else if (field.kind === "lines") values[field.name] = ((value as readonly string[]) ?? []).join("\n");
    else values[field.name] = value === null || value === undefined ? "" : String(value);
  }
  for (const article of row.items_article) {
    for (const part of ARTICLE_PARTS) values[articleField(article.lang, part)] = article[part];
  }
  return values;
}

/** The values of a submitted form, as they were typed. */
export function typedValues(desk: StaffDesk, form: FormData): FormValues {
  const words = deskFields(desk).filter(({ kind }) => kind === "words");
  return {
    ...Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    ),
    ...Object.fromEntries(words.map(({ name }) => [name, form.getAll(name).map(String)])),
  };
}

/** The request that saves a submitted form. Text that is no number stays text, which the API rejects with a message for its field. */
export function rowBody(desk: StaffDesk, values: FormValues): RequestBody<"saveStaffRow"> {
  const body: Record<string, unknown> = {};
  for (const field of deskFields(desk)) {
    if (!field.name.startsWith(PARENTS)) put(body, field.name, read(field, values));
  }
  if (desk === "strain") put(body, PARENTS.slice(0, -1), parents(values));
  const articles = articleLangs(values).map((lang) => ({
    lang,
    ...Object.fromEntries(
      ARTICLE_PARTS.map((part) => [part, textAt(values, articleField(lang, part)).trim()]),
    ),
  }));
  return { ...body, items_article: articles } as RequestBody<"saveStaffRow">;
}

/** The form's name of a field that an error names: articles have their language there instead of their index. */
export function formField(field: string, values: FormValues): string {
  return field.replace(/^items_article\.(\d+)\./, (_, index: string) => {
    const lang = articleLangs(values)[Number(index)];
    return `items_article.${lang}.`;
  });
}

const PARENTS = "strain.items_parent.";
const ROLES = ["mother", "father"] as const;

/** Languages with an article that says anything. */
function articleLangs(values: FormValues): string[] {
  return TRANSLATED_LOCALES.filter((lang) =>
    ARTICLE_PARTS.some((part) => textAt(values, articleField(lang, part)).trim() !== ""),
  );
}

/** The row with its mother in the first place and its father in the second, where the form has them. */
function withParentsPlaced(row: Schema<"StaffRow">): object {
  if (!row.strain) return row;
  const { items_parent } = row.strain;
  const places = ROLES.map((role) => items_parent.find((parent) => parent.role === role));
  return { ...row, strain: { ...row.strain, items_parent: places } };
}

/** Mother and father; both unknown are none. */
function parents(values: FormValues) {
  const both = ROLES.map((role, index) => ({
    role,
    strain: refAt(values, `${PARENTS}${index}.strain`),
    percent: numberOrText(textAt(values, `${PARENTS}${index}.percent`)),
  }));
  return both.every(({ strain, percent }) => strain === null && percent === null) ? [] : both;
}

function read(field: DeskField, values: FormValues): unknown {
  const value = values[field.name];
  if (field.kind === "words") return value ?? [];
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
    case "html":
      return text;
    default:
      return text === "" && !field.required ? null : text;
  }
}

function numberOrText(text: string): number | string | null {
  const typed = text.trim().replace(",", ".");
  if (typed === "") return null;
  return Number.isFinite(Number(typed)) ? Number(typed) : text;
}

/** The text of a field; empty without one. */
export function textAt(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === "string" ? value : "";
}

function valueAt(row: object, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
      row,
    );
}

function put(body: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let at = body;
  for (const key of keys) {
    at[key] ??= {};
    at = at[key] as Record<string, unknown>;
  }
  at[last] = value;
}
