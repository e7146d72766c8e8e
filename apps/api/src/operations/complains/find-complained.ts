import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { findTarget } from "../comments/find-target.ts";
import type { Reader } from "../diaries/access.ts";

/** Whether there is such a thing, or such a person, for the reader to complain about. */
export async function canComplainAbout(
  db: QueryExecutorProvider,
  type: Schema<"ComplainType">,
  id: number,
  reader: Reader,
): Promise<boolean> {
  if (type !== "user") return (await findTarget(db, type, id, reader)) !== null;
  const { rows } = await sql`select from users where id = ${id} and not is_remove`.execute(db);
  return rows.length > 0;
}
