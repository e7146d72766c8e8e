import type { RequestBody, Schema } from "@grow/contract";
import type { StaffDesk } from "./described-field.ts";
import { deskFields } from "./desk-fields.ts";
import { fieldBody, fieldValues, putAt } from "./field-values.ts";
import { type FormValues, numberOrText, refAt, textAt } from "./form-values.ts";
import { languageTexts, languageValues } from "./language-values.ts";

/** The encyclopedia articles about a row, and the parts that each has. */
export const ARTICLES = "items_article";
export const ARTICLE_PARTS = ["title", "text", "source"] as const;

/** The values of a row's form. */
export function rowValues(row: Schema<"StaffRow">): FormValues {
  return {
    ...fieldValues(deskFields(row.desk), withParentsPlaced(row)),
    ...languageValues(ARTICLES, row.items_article, ARTICLE_PARTS),
  };
}

/** The request that saves a submitted form. */
export function rowBody(desk: StaffDesk, values: FormValues): RequestBody<"saveStaffRow"> {
  const body = fieldBody(
    deskFields(desk).filter(({ name }) => !name.startsWith(PARENTS)),
    values,
  );
  if (desk === "strain") putAt(body, PARENTS.slice(0, -1), parents(values));
  const articles = languageTexts(values, ARTICLES, ARTICLE_PARTS);
  return { ...body, [ARTICLES]: articles } as RequestBody<"saveStaffRow">;
}

const PARENTS = "strain.items_parent.";
const ROLES = ["mother", "father"] as const;

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
