import { requireMembers } from "../require-members.ts";
import type { KeyValueStore } from "../store.ts";
import { isUuid, newUuid } from "./uuid.ts";

/** Name of the cookie with the id of the guest. */
export const GUEST_COOKIE = "guest";

/** Lifetime of a guest's id in seconds: two years. */
export const GUEST_SECONDS = 2 * 365 * 24 * 60 * 60;

/** Key of the browser's id in the storage shared by its tabs. */
export const DEVICE_KEY = "uniq-device";

/** Key of the tab's id in the storage of the tab. */
export const SESSION_KEY = "uniq-session";

/** The cookies that scripts may read and write. */
export interface CookieJar {
  readonly get: (name: string) => string | null;
  /** Sets a cookie for the whole site, with a lifetime in seconds. */
  readonly set: (name: string, value: string, seconds: number) => void;
}

/** The ids of a visitor, each generated when first requested. */
export interface VisitorIds {
  /** Of the visitor, for two years, in a cookie that the server reads too. Sent as X-Guest; it signs ad statistics. */
  readonly guest: () => string;
  /** Of the browser. Sent as X-Uniq-Device. */
  readonly device: () => string;
  /** Of the tab. Sent as X-Uniq-Session. */
  readonly session: () => string;
}

/**
 * Random ids that distinguish visitors without identifying them. None is set before it is requested, and a malformed one is replaced.
 * Without storage an id lives as long as the page.
 *
 * @param device - storage shared by the tabs of a browser (`localStorage`)
 * @param session - storage of the tab (`sessionStorage`)
 * @param makeId - generates a UUID
 * @example
 * const cookies = { get: () => null, set() {} };
 * const ids = createVisitorIds({ cookies, device: store, session: store });
 * ids.guest() === ids.guest(); // true
 */
export function createVisitorIds({
  cookies,
  device,
  session,
  makeId = newUuid,
}: {
  cookies: CookieJar;
  device: KeyValueStore;
  session: KeyValueStore;
  makeId?: () => string;
}): VisitorIds {
  requireMembers({ device, session }, "device.get session.get");
  return {
    guest: createGuestId({ cookies, makeId }),
    device: once(device, DEVICE_KEY, makeId),
    session: once(session, SESSION_KEY, makeId),
  };
}

/**
 * Only the id of the guest, for a page that counts views and needs no other.
 *
 * @returns the id, from the cookie or generated when first requested
 * @param makeId - generates a UUID
 * @example
 * const guestId = createGuestId({ cookies: { get: () => null, set() {} } });
 * guestId() === guestId(); // true
 */
export function createGuestId({
  cookies,
  makeId = newUuid,
}: {
  cookies: CookieJar;
  makeId?: () => string;
}): () => string {
  requireMembers({ cookies }, "cookies.get");
  return once(cookies, GUEST_COOKIE, makeId);
}

/** @param place - cookies, or a storage, which ignores the lifetime */
function once(place: CookieJar | KeyValueStore, key: string, makeId: () => string): () => string {
  let known: string | null = null;
  return () => {
    if (known !== null) return known;
    const stored = place.get(key);
    known = isUuid(stored) ? stored : makeId();
    if (known !== stored) place.set(key, known, GUEST_SECONDS);
    return known;
  };
}
