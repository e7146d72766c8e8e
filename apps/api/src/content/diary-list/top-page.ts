import type { ReadQuery } from "@grow/contract";
import type { QueryExecutorProvider } from "kysely";
import { composed } from "../../db/composed.ts";
import {
  type CardVersions,
  type PrecheckRow,
  parsePrecheck,
  precheckStatement,
} from "../diary-cards/read-cards.ts";
import { ALL_OPEN, PAGE_SIZES, pageOfDiaries, totalOfDiaries } from "./list-query.ts";

type TopQuery = Pick<ReadQuery<"listDiaries">, "sort" | "start" | "limit">;

type PrecheckStatement = (db: QueryExecutorProvider, readerId: number) => Promise<PrecheckRow[]>;

/** By sort, size and everything else that changes the statement: a few dozen. */
const statements = new Map<string, PrecheckStatement>();

/** Whether a page is one of the frequently requested first pages. */
export function isTop({ start, limit }: TopQuery): boolean {
  return start === 0 && PAGE_SIZES.has(limit);
}

/** Precheck of the first page of all public diaries. It is the most requested list, so its statements are composed once. */
export async function precheckTop(
  db: QueryExecutorProvider,
  { sort, start, limit }: TopQuery,
  readerId: number | null,
  isCounted: boolean,
): Promise<CardVersions> {
  const name = `${sort} ${limit} ${isCounted} ${readerId === null}`;
  let statement = statements.get(name);
  if (statement === undefined) {
    const page = pageOfDiaries(ALL_OPEN, { sort, start, limit });
    statement = composed((reader: number) =>
      precheckStatement(page, readerId === null ? null : reader, {
        isPrepared: true,
        ...(isCounted ? { total: totalOfDiaries(ALL_OPEN).total } : {}),
      }),
    );
    statements.set(name, statement);
  }
  return parsePrecheck(await statement(db, readerId ?? 0));
}
