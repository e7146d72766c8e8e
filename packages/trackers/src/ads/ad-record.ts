import { sha256Hex } from "../sha256.ts";

/** Kinds of ads. Buttons are links to shops on product pages; they are counted separately. */
export const AD_TYPES = ["box", "cpm", "sidebar", "header", "button"] as const;

/** Kind of an ad. */
export type AdType = (typeof AD_TYPES)[number];

/** Events of an ad: put on a page, seen, clicked. */
export const AD_ACTIONS = ["serve", "view", "click"] as const;

/** An event of an ad. */
export type AdAction = (typeof AD_ACTIONS)[number];

/** An event of an ad on a page. */
export interface AdEvent {
  /** Id of the ad, 1 or more. */
  readonly i: number;
  readonly t: AdType;
  /** Section of the page: lower-case letters, digits and dashes (`home`, `explore`, `diary`). */
  readonly s: string;
  readonly a: AdAction;
}

/** The same, signed for sending. */
export interface AdStatRecord extends AdEvent {
  /** Check hash, 16 hexadecimal digits. */
  readonly h: string;
}

/** Valid section names. */
const SECTION = /^[a-z][a-z0-9_-]{0,59}$/;

/**
 * Signs an event with the id of the guest: the first 16 hexadecimal digits of the SHA-256 of `guest:i:t:s:a`. The server
 * recomputes it and ignores events that do not match.
 *
 * @example
 * signAdEvent("9b2d", { i: 7, t: "box", s: "home", a: "view" }).h; // "4223496dec87e557"
 */
export function signAdEvent(guest: string, { i, t, s, a }: AdEvent): AdStatRecord {
  return { i, t, s, a, h: sha256Hex(`${guest}:${i}:${t}:${s}:${a}`).slice(0, 16) };
}

/**
 * Checks whether an event can be counted: an integer id of 1 or more, a known type and action, a valid section.
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
