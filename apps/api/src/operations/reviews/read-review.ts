import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { presentReview } from "../../content/reviews/present-review.ts";
import { readReviews } from "../../content/reviews/review-query.ts";
import { notFound } from "../../errors/api-error.ts";

/**
 * Reads a review, as this user sees it.
 *
 * @throws ApiError 404 if it does not exist
 */
export async function readReview(
  db: QueryExecutorProvider,
  id: number,
  readerId: number,
): Promise<Schema<"Review">> {
  const [row] = await readReviews(db, sql`r.id = ${id} and not r.is_remove`, readerId);
  if (!row) throw notFound();
  return presentReview(row);
}
