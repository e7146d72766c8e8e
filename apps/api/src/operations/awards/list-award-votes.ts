import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { findAwardYear } from "./find-award-year.ts";
import { candidateOrder, shownCandidates } from "./read-candidates.ts";

export const listAwardVotes = defineOperation(
  "listAwardVotes",
  async ({ params, query: { start, limit }, user, reads }) => {
    const year = await findAwardYear(reads, params.x);
    const readerId = user?.id ?? null;
    const shown = shownCandidates(readerId, sql`n.year = ${year} and n.id = ${params.y}`);
    const total = await countShown(reads, year, params.y, shown);
    const { rows: items } = await sql<Schema<"AwardVote">>`
      select one.year, one.nomination_id, one.content_id, one.cnt_votes, one.is_my from (${shown}) one
      order by ${candidateOrder(readerId)} limit ${limit} offset ${start}`.execute(reads);
    return { status: 200, data: { items, total, start, limit } };
  },
);

/** @throws ApiError 404 for a nomination of another year */
async function countShown(
  db: QueryExecutorProvider,
  year: number,
  nominationId: number,
  shown: ReturnType<typeof shownCandidates>,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select (select count(*)::int from (${shown}) one) as total
    from award_nomination where year = ${year} and id = ${nominationId}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return row.total;
}
