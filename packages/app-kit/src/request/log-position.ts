import { COOKIES, type CookieScope, cookieHeader } from "./cookies.ts";

/**
 * Header in which the api reports the log position of a write, and receives the position that a response must include. Only an api
 * with read replicas sends it.
 */
export const LOG_POSITION = "x-log-position";

/** Seconds for which a user's last write is remembered: longer than the lag at which a replica is still used. */
const REMEMBERED = 300;

const FORM = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** The later of two positions such as `0/16B3748`; an invalid one is before all others. */
export function laterPosition(
  one: string | null | undefined,
  other: string | null | undefined,
): string | undefined {
  const [first, second] = [orderOf(one), orderOf(other)];
  if (second > first) return other ?? undefined;
  return first >= 0 ? (one ?? undefined) : undefined;
}

function orderOf(position: string | null | undefined): bigint {
  const parts = FORM.exec(position ?? "");
  return parts ? (BigInt(`0x${parts[1]}`) << 32n) + BigInt(`0x${parts[2]}`) : -1n;
}

/** The latest position of which the api has notified this server: every page must include it. */
export class HeardPosition {
  latest: string | undefined;

  hear(position: string): void {
    this.latest = laterPosition(this.latest, position);
  }
}

/** What a user must see: all changes this server was notified of, and their own writes, earlier and in this request. */
export class VisitorPosition {
  readonly #heard: HeardPosition | undefined;
  #needed: string | undefined;
  #written: string | undefined;

  /** @param cookie - the value of the user's cookie */
  constructor(cookie: string | undefined, heard?: HeardPosition) {
    this.#needed = laterPosition(cookie, undefined);
    this.#heard = heard;
  }

  /** The header of a request to the api. */
  headers(): Record<string, string> {
    const needed = laterPosition(this.#needed, this.#heard?.latest);
    return needed ? { [LOG_POSITION]: needed } : {};
  }

  /** Reads the header of a response. */
  take(position: string | null | undefined): void {
    const written = laterPosition(this.#written, position);
    if (!written) return;
    this.#written = written;
    this.#needed = laterPosition(this.#needed, written);
  }

  /** The cookie that remembers the position of writes; undefined without any. */
  cookie(scope: CookieScope): string | undefined {
    return this.#written && writtenCookie(this.#written, scope);
  }
}

/** Remembers the position of the user's writes for their next requests, on any server. */
export function writtenCookie(position: string, scope: CookieScope): string {
  return cookieHeader(COOKIES.written, position, scope, { maxAge: REMEMBERED, isHttpOnly: true });
}
