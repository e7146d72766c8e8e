import { CATALOGUES } from "./catalogue.ts";

/** Shape of an id in an address: up to 15 digits, a dash and a slug may follow. */
export const ID_PARAM = /^\d{1,15}(?:-.*)?$/;
/** Shape of a grower's, brand's, product's, strain's or post's link. */
export const SLUG_PARAM = /^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/;
/** Shape of a filter word. */
export const TAG_PARAM = /^[a-z0-9-]{1,60}$/;
/** Shape of an award's year. */
export const YEAR_PARAM = /^20\d\d$/;

/** Kinds of route parameter. */
export type ParamKind = "id" | "id-or-new" | "slug" | "tag" | "year" | "catalogue";

/**
 * Tells whether a route parameter has the shape of its kind. A wrong shape is a page that does not exist; whether
 * the thing exists is another question.
 *
 * @example
 * isParam("id", "12-night-plum"); // true
 * isParam("id", "night-plum"); // false
 */
export function isParam(kind: ParamKind, value: string | undefined): value is string {
  if (value === undefined) return false;
  switch (kind) {
    case "id":
      return ID_PARAM.test(value);
    case "id-or-new":
      return value === "new" || ID_PARAM.test(value);
    case "slug":
      return SLUG_PARAM.test(value);
    case "tag":
      return TAG_PARAM.test(value);
    case "year":
      return YEAR_PARAM.test(value);
    case "catalogue":
      return CATALOGUES.some((catalogue) => catalogue === value);
  }
}

/**
 * Id at the beginning of a route parameter.
 *
 * @returns a whole number, or `undefined` when the parameter has no id
 * @example
 * paramId("12-night-plum"); // 12
 */
export function paramId(value: string | undefined): number | undefined {
  if (value === undefined || !ID_PARAM.test(value)) return undefined;
  return Number(/^\d+/.exec(value)?.[0]);
}
