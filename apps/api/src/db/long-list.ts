import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";

/** Maximum age of cached data of a list, in ms. */
const AGE = 60_000;
/** Lists with fewer rows to scan are counted each time: that is cheap, and new rows count at once. */
const LONG = 1000;
/** Pages that start further down have their start cached. */
const DEEP = 1000;
const MAX_LISTS = 300;
const MAX_PAGES = 600;

/** The start of a page: the position of its first row, the sort value, and the row's id. */
export interface PageBegin {
  readonly start: number;
  readonly value: string | number;
  readonly id: number;
}

/** Whether the start of a page is worth caching. */
export function isDeep(start: number): boolean {
  return start >= DEEP;
}

interface KnownList {
  total: { readonly n: number; readonly at: number } | null;
  readonly begins: Map<number, PageBegin & { readonly at: number }>;
}

const known = new WeakMap<QueryExecutorProvider, Map<string, KnownList>>();

/**
 * One server's cached data of a long list, for a minute, so that its rows are neither counted nor skipped for each request: the total, and
 * where its deep pages start.
 *
 * @param condition - the list's condition in SQL or by name; lists with the same condition and order are one
 * @param order - name of its order
 */
export function longList(db: QueryExecutorProvider, condition: RawBuilder<unknown> | string, order = "") {
  const key = `${order} ${typeof condition === "string" ? condition : nameOf(condition, db)}`;
  const find = () => known.get(db)?.get(key);
  return {
    /** The total; null when it has to be counted. */
    total(now = Date.now()): number | null {
      const total = find()?.total;
      return total && now - total.at <= AGE ? total.n : null;
    },
    /** @param counted - rows scanned for counting, if more than these */
    keepTotal(n: number, { counted = n, now = Date.now() } = {}): void {
      if (Math.max(n, counted) >= LONG) list(db, key).total = { n, at: now };
    },
    /** The nearest cached start at or before a position; null to scan from the top. */
    before(start: number, now = Date.now()): PageBegin | null {
      if (!isDeep(start)) return null;
      let nearest: PageBegin | null = null;
      for (const begin of find()?.begins.values() ?? []) {
        if (begin.start > start || now - begin.at > AGE) continue;
        if (nearest === null || begin.start > nearest.start) nearest = begin;
      }
      return nearest;
    },
    /** A start reached from another one inherits its age: otherwise paging through the list would never refresh it. */
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

/** Condition objects that are reused are compiled once. */
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
  // Moves the most recently used list to the end.
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
