import { COOKIES, type CookieScope, cookieHeader } from "./cookies.ts";

/**
 * Header by which the api says where in its database's log a write stands, and is told what an answer must have seen. Only an api whose
 * questions are answered by a replica says it.
 */
export const LOG_POSITION = "x-log-position";

/** Seconds for which a visitor's last write is remembered: longer than a replica may lie behind and still be used. */
const REMEMBERED = 300;

const FORM = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** The later of two places such as `0/16B3748`; what is no place is before all of them. */
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

/** The latest place that this server has heard of from the api, by its changes: no page is made of less. */
export class HeardPosition {
  latest: string | undefined;

  hear(position: string): void {
    this.latest = laterPosition(this.latest, position);
  }
}

/** What one visitor must see: all that the server has heard of, what he wrote before, and what he writes with this request. */
export class VisitorPosition {
  readonly #heard: HeardPosition | undefined;
  #needed: string | undefined;
  #written: string | undefined;

  /** @param kept - the visitor's cookie */
  constructor(kept: string | undefined, heard?: HeardPosition) {
    this.#needed = laterPosition(kept, undefined);
    this.#heard = heard;
  }

  /** The header of a question. */
  headers(): Record<string, string> {
    const needed = laterPosition(this.#needed, this.#heard?.latest);
    return needed ? { [LOG_POSITION]: needed } : {};
  }

  /** Takes the header of an answer. */
  take(position: string | null | undefined): void {
    const written = laterPosition(this.#written, position);
    if (!written) return;
    this.#written = written;
    this.#needed = laterPosition(this.#needed, written);
  }

  /** The cookie that remembers what was written; undefined when nothing was. */
  cookie(scope: CookieScope): string | undefined {
    return this.#written && writtenCookie(this.#written, scope);
  }
}

/** Remembers for the visitor's next requests, on whichever server, up to where he has written. */
export function writtenCookie(position: string, scope: CookieScope): string {
  return cookieHeader(COOKIES.written, position, scope, { maxAge: REMEMBERED, isHttpOnly: true });
}
