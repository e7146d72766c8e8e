import type { ClientOptions } from "./options.ts";

/** What is wrong with a base URL, first things first. Paths of the contract are appended, so nothing may follow its path. */
const MISTAKES: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/\s/, "contains white space"],
  [/^(?!https?:\/\/|\/(?!\/))/i, "does not begin with http:// or https://"],
  [/^\w+:\/\/[^/?#]*@/, "contains a user"],
  [/^\w+:\/\/([:/?#]|$)/, "has no host"],
  [/\?/, "has a query"],
  [/#/, "has a fragment"],
];

/**
 * Checks the base URLs where a client is made, because a request would only fail with "Failed to parse URL".
 *
 * @throws TypeError naming the option and the mistake
 */
export function checkBases(options: Pick<ClientOptions, "apiBase" | "uploadBase">): void {
  const { apiBase, uploadBase } = Object(options);
  checkBase("apiBase", apiBase);
  if (uploadBase !== undefined) checkBase("uploadBase", uploadBase);
}

function checkBase(name: string, base: unknown): void {
  if (base === undefined || base === "") throw new TypeError(`${name} is missing`);
  if (typeof base !== "string") throw new TypeError(`${name} is no text`);
  const mistake = mistakeOf(base);
  // Without a password: messages end up in logs.
  if (mistake) throw new TypeError(`${name} "${base.replace(/\/\/.*@/, "//")}" ${mistake}`);
}

function mistakeOf(base: string): string | undefined {
  const known = MISTAKES.find(([pattern]) => pattern.test(base));
  if (known) return known[1];
  try {
    new URL(base, "http://127.0.0.1");
  } catch {
    return "has an invalid host or port";
  }
  // Only a page has an address that a relative URL is relative to.
  if (base.startsWith("/") && Reflect.get(globalThis, "location") === undefined)
    return "is relative: outside a browser it needs a host";
  return undefined;
}
