import type { ReadQuery } from "@grow/contract";
import type { QueryExecutorProvider } from "kysely";
import { composed } from "../../db/composed.ts";
import { type LookRow, lookOf, type SeenCards, seenIn } from "../diary-cards/read-cards.ts";
import { ALL_OPEN, PAGE_SIZES, pageOfDiaries, totalOfDiaries } from "./list-query.ts";

type TopQuery = Pick<ReadQuery<"listDiaries">, "sort" | "start" | "limit">;

type Look = (db: QueryExecutorProvider, readerId: number) => Promise<LookRow[]>;

/** By sort, size and everything else that changes the statement: a few dozen. */
const looks = new Map<string, Look>();

/** Whether a page is one of the frequently requested first pages. */
export function isTop({ start, limit }: TopQuery): boolean {
  return start === 0 && PAGE_SIZES.has(limit);
}

/** Precheck of the first page of all public diaries. It is the most requested list, so its statements are composed once. */
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
