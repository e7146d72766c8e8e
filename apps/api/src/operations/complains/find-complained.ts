import { type QueryExecutorProvider, sql } from "kysely";
import { findTarget } from "../../content/targets/find-target.ts";
import type { Kind } from "../../kinds/kind.ts";
import { KINDS } from "../../kinds/kinds.ts";
import type { Reader } from "../../rights/diary-access.ts";

/** Whether the user may see, and so report, the thing or user. */
export async function canComplainAbout(
  db: QueryExecutorProvider,
  type: Kind,
  id: number,
  reader: Reader,
): Promise<boolean> {
  if (type !== "user") return (await findTarget(db, type, id, reader)) !== null;
  const { rows } = await sql`
    select from ${sql.table(KINDS[type].table)} where id = ${id} and not is_remove`.execute(db);
  return rows.length > 0;
}
