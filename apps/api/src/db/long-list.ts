import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";

/** How long what is known of a list may be old, ms. */
const AGE = 60_000;
/** Lists for which fewer rows are looked at are counted each time: it costs little, and a new row is seen in the number at once. */
const LONG = 1000;
/** Pages that begin further down have their beginning remembered. */
const DEEP = 1000;
const MAX_LISTS = 300;
const MAX_PAGES = 600;

/** Where a page begins: the place of its first row, the value that the list is sorted by, and the row's id. */
export interface PageBegin {
  readonly start: number;
  readonly value: string | number;
  readonly id: number;
}

/** Whether the beginning of a page is worth remembering, so that whoever asks for the page need tell it. */
export function isDeep(start: number): boolean {
  return start >= DEEP;
}

interface KnownList {
  total: { readonly n: number; readonly at: number } | null;
  readonly begins: Map<number, PageBegin & { readonly at: number }>;
}

const known = new WeakMap<QueryExecutorProvider, Map<string, KnownList>>();

/**
 * What one server remembers of a long list for a minute, so that its rows are neither counted nor walked past for each reader: how many
 * there are, and where its deep pages begin.
 *
 * @param condition - what is in the list, in SQL or named; two lists with the same condition and order are one
 * @param order - a word for its order
 */
export function longList(db: QueryExecutorProvider, condition: RawBuilder<unknown> | string, order = "") {
  const key = `${order} ${typeof condition === "string" ? condition : nameOf(condition, db)}`;
  const find = () => known.get(db)?.get(key);
  return {
    /** How many rows there were; null when they are to be counted. */
    total(now = Date.now()): number | null {
      const total = find()?.total;
      return total && now - total.at <= AGE ? total.n : null;
    },
    /** @param counted - rows that were looked at to count, where they were more than these */
    keepTotal(n: number, { counted = n, now = Date.now() } = {}): void {
      if (Math.max(n, counted) >= LONG) list(db, key).total = { n, at: now };
    },
    /** The nearest known beginning at or before a place; null where the list is to be walked from its top. */
    before(start: number, now = Date.now()): PageBegin | null {
      if (!isDeep(start)) return null;
      let nearest: PageBegin | null = null;
      for (const begin of find()?.begins.values() ?? []) {
        if (begin.start > start || now - begin.at > AGE) continue;
        if (nearest === null || begin.start > nearest.start) nearest = begin;
      }
      return nearest;
    },
    /** A beginning that was reached from another one is as old as that: else a walk through the pages would never look again. */
    keepBegin(begin: PageBegin, from: PageBegin | null, now = Date.now()): void {
      if (!isDeep(begin.start)) return;
      const { begins } = list(db, key);
      const at = (from && begins.get(from.start)?.at) ?? now;
      begins.delete(begin.start);
      begins.set(begin.start, { ...begin, at });
      dropOldest(begins, MAX_PAGES);
    },
  };
}

/** Conditions that are the same piece of code each time are written out once. */
const names = new WeakMap<RawBuilder<unknown>, string>();

function nameOf(condition: RawBuilder<unknown>, db: QueryExecutorProvider): string {
  let name = names.get(condition);
  if (name === undefined) {
    const { sql: text, parameters } = sql`select ${condition}`.compile(db);
    name = JSON.stringify([text, parameters]);
    names.set(condition, name);
  }
  return name;
}

function list(db: QueryExecutorProvider, key: string): KnownList {
  const lists = known.get(db) ?? new Map<string, KnownList>();
  known.set(db, lists);
  const found = lists.get(key) ?? { total: null, begins: new Map() };
  // The list that was asked for last goes last.
  lists.delete(key);
  lists.set(key, found);
  dropOldest(lists, MAX_LISTS);
  return found;
}

function dropOldest(map: Map<unknown, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}
