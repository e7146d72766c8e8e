import type { ClientOptions, Value } from "./options.ts";

/**
 * Builds the headers of every request. Unknown values are left out. An empty X-Access is sent, because the server distinguishes
 * "none" from "unknown".
 */
export function commonHeaders(options: ClientOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const token = read(options.token);
  if (token) headers.Authorization = `Bearer ${token}`;
  set(headers, "X-Origin", read(options.origin));
  set(headers, "X-Access", read(options.access));
  set(headers, "X-Guest", read(options.guest));
  set(headers, "X-Uniq-Device", read(options.uniqDevice));
  set(headers, "X-Uniq-Session", read(options.uniqSession));
  const locale = read(options.locale);
  set(headers, "Accept-Language", locale === "en-tr" ? "en" : locale);
  return Object.assign(headers, read(options.headers));
}

/** What fetch and XMLHttpRequest refuse, and what is no Latin-1. */
const IMPOSSIBLE = /[\0\r\n]|[^\0-\xff]/u;

/**
 * Checks header values, because `fetch` would only fail with "Network error". White space at their ends, such as the line feed of a file
 * that holds a token, is removed, as `fetch` does.
 *
 * @throws TypeError that names the header and the character, never the value
 */
export function possible(headers: Readonly<Record<string, string>>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name]?.trim();
    if (value === undefined) continue;
    const code = IMPOSSIBLE.exec(value)?.[0].codePointAt(0);
    if (code !== undefined)
      throw new TypeError(`Header ${name} contains character ${code}, which no header can`);
    values[name] = value;
  }
  return values;
}

function set(headers: Record<string, string>, name: string, value: string | undefined): void {
  if (value !== undefined) headers[name] = value;
}

function read<T extends string | object>(value: Value<T> | undefined): T | undefined {
  return typeof value === "function" ? value() : value;
}
