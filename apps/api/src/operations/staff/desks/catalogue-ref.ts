import { type QueryExecutorProvider, sql } from "kysely";
import { byLink } from "../../../content/catalogue/by-link.ts";
import type { Problem } from "../../../errors/api-error.ts";
import type { DeskName } from "./desk.ts";

/** Finds a row by id or by the last segment of its link; null if there is none. */
export async function findRef(
  db: QueryExecutorProvider,
  desk: DeskName,
  ref: string,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select t.id from ${sql.table(desk)} t where not t.is_remove and ${byLink(desk, "t", ref)}`.execute(db);
  return rows[0]?.id ?? null;
}

/** The id of a reference that {@link checkRef} accepted. */
export async function refId(
  db: QueryExecutorProvider,
  desk: DeskName,
  ref: string | null,
): Promise<number | null> {
  return ref === null ? null : await findRef(db, desk, ref);
}

/** A problem if a reference leads nowhere. */
export async function checkRef(
  db: QueryExecutorProvider,
  desk: DeskName,
  ref: string | null,
  field: string,
): Promise<readonly Problem[]> {
  if (ref === null || (await findRef(db, desk, ref)) !== null) return [];
  return [{ code: "unknown_reference", field }];
}
