import { plainParts } from "@grow/app-kit/editor/field-parts.ts";
import type { FormFields } from "@grow/app-kit/editor/form-fields.ts";
import type { RequestBody } from "@grow/contract";
import { msg } from "@lingui/core/macro";
import type { FieldTexts } from "../../../../shared/form-errors.ts";
import type { PAGE_PARTS } from "../../shared/pages/page-parts.ts";

type Words = Readonly<Record<(typeof PAGE_PARTS)[number], string>>;

/** The form's field that says that the editor has seen the present delivered text; its value is the hash of that. */
export const SEEN = "delivered_hash";

/** Most characters of a title, a description, and a text with its HTML. */
export const MOST_TITLE = 200;
export const MOST_DESCRIPTION = 300;
export const MOST_TEXT = 60_000;

/** What a conflict of two editors compares. */
export const pageParts = plainParts({}, [SEEN]);

/** What is filled in when a page is read. */
export const PLACEHOLDERS = "{operator}, {address}, {email}, {host}";

export const PAGE_TEXTS: FieldTexts = {
  "title not_allowed": msg({
    id: "admin.page.braces",
    message: "Remove the braces: only the text is filled in.",
  }),
  "description not_allowed": msg({
    id: "admin.page.braces",
    message: "Remove the braces: only the text is filled in.",
  }),
  "text unknown_reference": msg({
    id: "admin.page.placeholder",
    message: "Nothing is filled in for “{name}” in braces. Check its spelling.",
  }),
  "text not_allowed": msg({ id: "admin.page.pictures", message: "Pages have no pictures. Remove them." }),
  "delivered_hash unknown_reference": msg({
    id: "admin.page.newer",
    message: "The delivered text changed again. Compare it, then save.",
  }),
};

/** Said of a page that cannot be reset because it changed. */
export const RESET_TEXTS: FieldTexts = {
  " stale": msg({
    id: "admin.page.reset.stale",
    message: "Someone else saved this first. Check it, then try again.",
  }),
};

/** The fields of the form of a saved page. */
export function pageFields({ title, description, text }: Words): FormFields {
  return { title, description, text };
}

/** The words of a submitted form. */
export function pageWords(fields: FormFields): RequestBody<"previewStaffPage"> {
  const { title = "", description = "", text = "" } = fields;
  return { title, description, text };
}

/** The request that saves a form. */
export function pageBody(fields: FormFields, version: number): RequestBody<"saveStaffPage"> {
  const seen = fields[SEEN];
  return { version, ...pageWords(fields), ...(seen ? { delivered_hash: seen } : {}) };
}
