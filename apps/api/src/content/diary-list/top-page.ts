import type { ReadQuery } from "@grow/contract";
import type { QueryExecutorProvider } from "kysely";
import { composed } from "../../db/composed.ts";
import { type LookRow, lookOf, type SeenCards, seenIn } from "../diary-cards/read-cards.ts";
import { ALL_OPEN, PAGE_SIZES, pageOfDiaries, totalOfDiaries } from "./list-query.ts";

type TopQuery = Pick<ReadQuery<"listDiaries">, "sort" | "start" | "limit">;

type Look = (db: QueryExecutorProvider, readerId: number) => Promise<LookRow[]>;

/** By sort, size and what else makes another statement of it: a few dozen. */
const looks = new Map<string, Look>();

/** Whether a page is one of those at the top that are asked for day by day. */
export function isTop({ start, limit }: TopQuery): boolean {
  return start === 0 && PAGE_SIZES.has(limit);
}

/** Looks at the first page of all open diaries. It is asked for most of all, so that its statements are put together once. */
export async function lookAtTop(
  db: QueryExecutorProvider,
  { sort, start, limit }: TopQuery,
  readerId: number | null,
  isCounted: boolean,
): Promise<SeenCards> {
  const name = `${sort} ${limit} ${isCounted} ${readerId === null}`;
  let look = looks.get(name);
  if (look === undefined) {
    const page = pageOfDiaries(ALL_OPEN, { sort, start, limit });
    look = composed((reader: number) =>
      lookOf(page, readerId === null ? null : reader, {
        isKept: true,
        ...(isCounted ? { total: totalOfDiaries(ALL_OPEN).total } : {}),
      }),
    );
    looks.set(name, look);
  }
  return seenIn(await look(db, readerId ?? 0));
}
