import type { AppLoadContext } from "@remix-run/node";

/** What the loaders of a page have asked for already. */
const asked = new WeakMap<AppLoadContext, Map<string, Promise<unknown>>>();

/**
 * Shares a request between the loaders of one page: its frame and its active tab load the same thing.
 *
 * @param key names what is read, with all that it depends on
 */
export function oncePerPage<Data>(
  context: AppLoadContext,
  key: string,
  read: () => Promise<Data>,
): Promise<Data> {
  const known = asked.get(context) ?? new Map<string, Promise<unknown>>();
  asked.set(context, known);
  const answer = known.get(key) ?? read();
  known.set(key, answer);
  return answer as Promise<Data>;
}
