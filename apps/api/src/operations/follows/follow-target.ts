import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { notFound } from "../../http/problem.ts";
import type { Reader } from "../diaries/access.ts";
import { requireReadable } from "../diaries/require-readable.ts";

/** The table whose row counts the followers of a kind. */
export const FOLLOWED_TABLES = {
  user: "users",
  diary: "diary",
  brand: "brand",
} as const satisfies Record<Schema<"FollowType">, string>;

/**
 * Lets pass what is there to be followed by the reader.
 *
 * @throws ApiError 404
 */
export async function requireFollowable(
  db: QueryExecutorProvider,
  type: Schema<"FollowType">,
  id: number,
  reader: Reader,
): Promise<void> {
  if (type === "diary") {
    await requireReadable(db, id, reader);
    return;
  }
  const { rows } = await sql`
    select from ${sql.table(FOLLOWED_TABLES[type])} where id = ${id} and not is_remove`.execute(db);
  if (rows.length === 0) throw notFound();
}
