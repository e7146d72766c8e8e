import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { notFound } from "../../errors/api-error.ts";
import { KINDS } from "../../kinds/kinds.ts";
import type { Reader } from "../../rights/diary-access.ts";
import { requireReadable } from "../../rights/require-readable.ts";

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
    select from ${sql.table(KINDS[type].table)} where id = ${id} and not is_remove`.execute(db);
  if (rows.length === 0) throw notFound();
}
