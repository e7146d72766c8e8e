import type { Schema } from "@grow/contract";
import { paramId } from "@grow/domain";
import type { AppLoadContext } from "@remix-run/node";

/** The shortest text that is searched for, and the longest. */
export const QUERY = { min: 2, max: 100 };

/** A page of a room's messages. */
export interface MessagePage {
  /** Oldest first. */
  readonly items: readonly Schema<"Message">[];
  readonly isOlder: boolean;
  /** There are newer ones. */
  readonly isPart: boolean;
  /** The message that the page is around; null for other pages. */
  readonly at: number | null;
}

/** What a search in a room found. */
export interface FoundMessages {
  readonly query: string;
  /** Newest first; null while the text is too short. */
  readonly found: readonly Schema<"Message">[] | null;
  /** Where the search of older messages begins; null when there are none. */
  readonly older: number | null;
}

/** Loads a page of a room's messages: the newest, those before one (`before`), or those around one (`at`). */
export async function loadMessages({ api, url }: AppLoadContext, address: string): Promise<MessagePage> {
  const load = async (query: { first: number; older: 1 } | { last: number; newer: 1 } | object) =>
    (await api.GET("/messages", { params: { query: { address, ...query } } })).data;
  const at = paramId(url.searchParams.get("at") ?? "") ?? null;
  if (at !== null) {
    const [older, newer] = await Promise.all([
      load({ first: at + 1, older: 1 }),
      load({ last: at, newer: 1 }),
    ]);
    const items = [...older.items, ...newer.items];
    return { items, isOlder: older.is_older, isPart: newer.is_newer, at };
  }
  const before = paramId(url.searchParams.get("before") ?? "");
  const page = await load(before === undefined ? {} : { first: before, older: 1 });
  return { items: page.items, isOlder: page.is_older, isPart: before !== undefined, at };
}

/** Searches the messages of a room, if its page asks for it. */
export async function loadSearch(
  { api, url }: AppLoadContext,
  address: string,
): Promise<FoundMessages | null> {
  const asked = url.searchParams.get("query");
  if (asked === null) return null;
  const query = asked.trim().slice(0, QUERY.max);
  if (query.length < QUERY.min) return { query, found: null, older: null };
  const before = paramId(url.searchParams.get("until") ?? "");
  const { data } = await api.GET("/messages/search", {
    params: { query: { address, query, ...(before === undefined ? {} : { before }) } },
  });
  return { query, found: data.items.toReversed(), older: data.next_before };
}
