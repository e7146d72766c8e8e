import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** A unique origin. */
export function ownOrigin(): string {
  return randomBytes(15).toString("base64url");
}

/**
 * Identifies servers whose responses are equal for equal versions: the same build on the same run of a database, in which transaction
 * numbers do not repeat. All servers of a site share it, so that any can validate the others' ETags. Unique when running from sources,
 * which may change, or when the database's run is unknown.
 *
 * @param program the file of the build
 */
export async function responseOrigin(
  db: Db,
  program: string = fileURLToPath(import.meta.url),
): Promise<string> {
  if (program.endsWith(".ts")) return ownOrigin();
  try {
    const { rows } = await sql<{ run: string }>`
      select concat_ws(' ', s.system_identifier, c.timeline_id, pg_postmaster_start_time(), current_database()) as run
      from pg_control_system() s, pg_control_checkpoint() c`.execute(db);
    const run = rows[0]?.run;
    if (run === undefined) return ownOrigin();
    return createHash("sha256")
      .update(run)
      .update(await readFile(program))
      .digest("base64url");
  } catch {
    // Some hosts forbid these functions.
    return ownOrigin();
  }
}
