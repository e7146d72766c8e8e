import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { RecentThings } from "../../../db/recent-things.ts";
import { fitsWords, type WordBits } from "./word-set.ts";

/** Diaries that are alike in all that filter words speak of, and how many of them there are. */
export interface AlikeDiaries {
  readonly words: number;
  readonly n: number;
}

/** Diaries of a list by their words. */
export interface CountedWords {
  readonly alike: readonly AlikeDiaries[];
  readonly total: number;
}

/** How long numbers of so many diaries may be old, ms; of fewer they are counted each time. */
const AGE = 60_000;
const MANY = 1000;
/** Lists that are remembered for sure. */
const REMEMBERED = 100;

interface Known extends CountedWords {
  readonly at: number;
}

interface Memory {
  readonly lists: RecentThings<Known>;
  readonly counting: Map<string, Promise<CountedWords>>;
}

/** What was counted lately, in each database. */
const memories = new WeakMap<QueryExecutorProvider, Memory>();

interface Asked {
  /** The same for the same diaries. */
  readonly name: string;
  /** A query of `words`. */
  readonly diaries: RawBuilder<unknown>;
  /** For a guess, which may be a minute old however few they are. */
  readonly isGuess?: boolean;
}

/**
 * Counts diaries by their words. Numbers of many may be a minute old: to walk over all of them for each reader would cost more than all
 * else on his page. Half a minute before they are too old they are counted again for those who come then, so that nobody waits for it.
 */
export async function countedWords(db: QueryExecutorProvider, asked: Asked): Promise<CountedWords> {
  const memory = memories.get(db) ?? { lists: new RecentThings<Known>(REMEMBERED), counting: new Map() };
  memories.set(db, memory);
  const known = memory.lists.find(asked.name);
  const age = known === undefined ? Number.POSITIVE_INFINITY : Date.now() - known.at;
  if (known === undefined || age > AGE || !(asked.isGuess || isMany(known.total))) {
    return await countOnce(db, memory, asked);
  }
  // If it fails, it fails again for those who have to wait for it.
  if (age > AGE / 2) countOnce(db, memory, asked).catch(() => undefined);
  return known;
}

async function countOnce(
  db: QueryExecutorProvider,
  { lists, counting }: Memory,
  { name, diaries }: Asked,
): Promise<CountedWords> {
  const begun = counting.get(name);
  // Of few diaries each reader sees what is there when he asks.
  if (begun !== undefined && isMany(lists.find(name)?.total ?? 0)) return await begun;
  const count = sql<AlikeDiaries>`select words, count(*)::int as n from (${diaries}) diary group by words`
    .execute(db)
    .then(({ rows }) => {
      const total = rows.reduce((sum, { n }) => sum + n, 0);
      return lists.keep(name, { alike: rows, total, at: Date.now() });
    })
    .finally(() => counting.delete(name));
  counting.set(name, count);
  return await count;
}

/** How many of these diaries fit. */
export function countFitting({ alike }: CountedWords, wanted: WordBits): number {
  return alike.reduce((sum, { words, n }) => sum + (fitsWords(words, wanted) ? n : 0), 0);
}

/** Whether numbers of so many diaries may be a minute old. */
export function isMany(n: number): boolean {
  return n >= MANY;
}

/** A number, where it may be a minute old. */
export function knownNumber(n: number): number | null {
  return isMany(n) ? n : null;
}
