import { sha256Hex } from "../sha256.ts";

/** Kinds of ads. Buttons are the links to shops on pages of products; they are counted apart. */
export const AD_TYPES = ["box", "cpm", "sidebar", "header", "button"] as const;

/** Kind of an ad. */
export type AdType = (typeof AD_TYPES)[number];

/** What can happen to an ad. */
export const AD_ACTIONS = ["view", "click"] as const;

/** What happened to an ad. */
export type AdAction = (typeof AD_ACTIONS)[number];

/** Something that happened to an ad. */
export interface AdEvent {
  /** Id of the ad, 1 or more. */
  readonly i: number;
  readonly t: AdType;
  /** Section of the page: lower-case letters, digits and dashes (`home`, `explore`, `diary`). */
  readonly s: string;
  readonly a: AdAction;
}

/** The same, signed, as it is sent. */
export interface AdStatRecord extends AdEvent {
  /** Check hash, 16 hexadecimal digits. */
  readonly h: string;
}

/** What a section of a page is called. */
const SECTION = /^[a-z][a-z0-9_-]{0,59}$/;

/**
 * Signs an event with the id of the guest: the first 16 hexadecimal digits of the SHA-256 of
 * `guest:i:t:s:a`. The server computes it again and leaves out what does not match.
 *
 * @example
 * signAdEvent("9b2d", { i: 7, t: "box", s: "home", a: "view" }).h; // "4223496dec87e557"
 */
export function signAdEvent(guest: string, { i, t, s, a }: AdEvent): AdStatRecord {
  return { i, t, s, a, h: sha256Hex(`${guest}:${i}:${t}:${s}:${a}`).slice(0, 16) };
}

/**
 * Whether a value is an event that can be counted: a whole id of 1 or more, a known type and action, a section by its
 * rule.
 *
 * @example
 * isAdEvent({ i: 7, t: "box", s: "home", a: "view" }); // true
 * isAdEvent({ i: Number.NaN, t: "box", s: "home", a: "view" }); // false
 */
export function isAdEvent(value: AdEvent): boolean {
  return (
    Number.isSafeInteger(value.i) &&
    value.i > 0 &&
    AD_TYPES.includes(value.t) &&
    AD_ACTIONS.includes(value.a) &&
    typeof value.s === "string" &&
    SECTION.test(value.s)
  );
}
