import type { Schema } from "@grow/contract";
import type { QueryExecutorProvider } from "kysely";
import { notFound } from "../../errors/api-error.ts";
import { presentComment } from "./present.ts";
import { readComment, readFirstReplies } from "./queries.ts";

/**
 * A comment, removed or not, with its first replies.
 *
 * @param preload a reply that must be among them
 * @throws ApiError 404 if it does not exist
 */
export async function readThread(
  db: QueryExecutorProvider,
  id: number,
  readerId: number | null,
  preload?: number,
): Promise<Schema<"Comment">> {
  const row = await readComment(db, id, readerId);
  if (!row) throw notFound();
  const replies = row.cnt_childs > 0 ? await readFirstReplies(db, [id], preload, readerId) : [];
  return presentComment(row, replies);
}
