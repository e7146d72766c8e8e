import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { notFound } from "../../errors/api-error.ts";
import { KINDS } from "../../kinds/kinds.ts";
import { isModerator, type Reader } from "../../rights/diary-access.ts";
import { requireReadable } from "../../rights/require-readable.ts";

/**
 * Checks that the user may see, and so follow, a thing.
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
  if (type === "problem") {
    const { rows } = await sql`
      select from problem where id = ${id} and not is_remove
        and (is_visible or user_id = ${reader.id} or ${isModerator(reader)}::boolean)`.execute(db);
    if (rows.length === 0) throw notFound();
    return;
  }
  const { rows } = await sql`
    select from ${sql.table(KINDS[type].table)} where id = ${id} and not is_remove`.execute(db);
  if (rows.length === 0) throw notFound();
}
