import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { forEveryone } from "../../../db/client-scope.ts";
import { LruCache } from "../../../db/lru-cache.ts";
import { fitsWords, type WordBits } from "./word-set.ts";

/** Diaries with the same filter words, and their number. */
export interface AlikeDiaries {
  readonly words: number;
  /** The bits of their events; omitted if not counted. */
  readonly events?: number;
  readonly n: number;
}

/** Diaries of a list grouped by filter words. */
export interface CountedWords {
  readonly alike: readonly AlikeDiaries[];
  readonly total: number;
}

/** Maximum age of counts of many diaries, in ms; fewer are counted each time. */
const AGE = 60_000;
const MANY = 1000;
/** Number of cached lists. */
const REMEMBERED = 100;

interface Known extends CountedWords {
  readonly at: number;
}

interface Memory {
  readonly lists: LruCache<Known>;
  readonly counting: Map<string, Promise<CountedWords>>;
}

/** Recent counts by database. */
const memories = new WeakMap<QueryExecutorProvider, Memory>();

interface Asked {
  /** Cache key: equal for the same diaries. */
  readonly name: string;
  /** A query of `words`, and of `events` where they are counted. */
  readonly diaries: RawBuilder<unknown>;
  readonly hasEvents?: boolean;
  /** For an estimate, which may be a minute old for few diaries too. */
  readonly isGuess?: boolean;
}

/**
 * Counts diaries by filter words. Counts of many may be a minute old: scanning them for each request would cost more than the rest of the
 * page. After half of that age they are recounted in the background, so that no request waits.
 */
export async function countedWords(db: QueryExecutorProvider, asked: Asked): Promise<CountedWords> {
  const memory = memories.get(db) ?? { lists: new LruCache<Known>(REMEMBERED), counting: new Map() };
  memories.set(db, memory);
  const known = memory.lists.get(asked.name);
  const age = known === undefined ? Number.POSITIVE_INFINITY : Date.now() - known.at;
  if (known === undefined || age > AGE || !(asked.isGuess || isMany(known.total))) {
    return await countOnce(db, memory, asked);
  }
  // A persistent failure will be reported to a request that has to wait.
  if (age > AGE / 2) countOnce(db, memory, asked).catch(() => undefined);
  return known;
}

async function countOnce(
  db: QueryExecutorProvider,
  { lists, counting }: Memory,
  { name, diaries, hasEvents }: Asked,
): Promise<CountedWords> {
  // Few diaries are counted for each request, so that it sees the current state.
  const isShared = isMany(lists.get(name)?.total ?? 0);
  const begun = counting.get(name);
  if (begun !== undefined && isShared) return await begun;
  const columns = hasEvents ? sql`words, events` : sql`words`;
  const query = sql<AlikeDiaries>`select ${columns}, count(*)::int as n from (${diaries}) diary group by ${columns}`;
  const read = async () => {
    const { rows } = await query.execute(db);
    const total = rows.reduce((sum, { n }) => sum + n, 0);
    return lists.set(name, { alike: rows, total, at: Date.now() });
  };
  if (!isShared) return await read();
  const count = forEveryone(read).finally(() => counting.delete(name));
  counting.set(name, count);
  return await count;
}

/** Number of these diaries that match, and in which all of the events took place. */
export function countFitting({ alike }: CountedWords, wanted: WordBits, events = 0): number {
  return alike.reduce(
    (sum, { words, events: done = 0, n }) =>
      sum + ((done & events) === events && fitsWords(words, wanted) ? n : 0),
    0,
  );
}

/** Whether counts of so many diaries may be a minute old. */
export function isMany(n: number): boolean {
  return n >= MANY;
}

/** The count if it may be a minute old, else null. */
export function knownNumber(n: number): number | null {
  return isMany(n) ? n : null;
}
