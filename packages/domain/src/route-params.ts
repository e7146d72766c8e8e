import { isCatalogue } from "./catalogue.ts";
import { textIn } from "./number-input.ts";

/** Pattern of an id in a path: up to 15 digits, optionally followed by a dash and a slug. */
export const ID_PARAM = /^\d{1,15}(?:-.*)?$/;
/** Pattern of the link of a grower, brand, product, strain or post. */
export const SLUG_PARAM = /^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/;
/** Pattern of a filter word. */
export const TAG_PARAM = /^[a-z0-9-]{1,60}$/;
/** Pattern of an award's year. */
export const YEAR_PARAM = /^20\d\d$/;

const PATTERNS = {
  id: ID_PARAM,
  "id-or-new": ID_PARAM,
  slug: SLUG_PARAM,
  tag: TAG_PARAM,
  year: YEAR_PARAM,
} as const;

/** Kinds of route parameter. */
export type ParamKind = "id" | "id-or-new" | "slug" | "tag" | "year" | "catalogue";

/**
 * Checks whether a route parameter matches the pattern of its kind. A mismatch is a 404; a match does not mean that the thing
 * exists.
 *
 * @example
 * isParam("id", "12-night-plum"); // true
 * isParam("id", "night-plum"); // false
 */
export function isParam(kind: ParamKind, value: unknown): value is string {
  if (typeof value !== "string") return false;
  if (kind === "catalogue") return isCatalogue(value);
  return (kind === "id-or-new" && value === "new") || PATTERNS[kind].test(value);
}

/**
 * Gets the id at the beginning of a route parameter.
 *
 * @returns a whole number, or `undefined` for a parameter without an id
 * @example
 * paramId("12-night-plum"); // 12
 */
export function paramId(value: string | null | undefined): number | undefined {
  if (value === undefined || value === null || !ID_PARAM.test(textIn(value))) return undefined;
  return Number(/^\d+/.exec(value)?.[0]);
}
