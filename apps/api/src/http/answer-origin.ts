import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** An origin that nobody shares. */
export function ownOrigin(): string {
  return randomBytes(15).toString("base64url");
}

/**
 * Whose answers are the same where their versions are: those of the same program on the same life of a database, in which the number of a
 * transaction comes once. All servers of a site share it, so that each knows the tags of the others. Where that cannot be told, or the
 * program changes while it runs, it is nobody else's.
 *
 * @param program the file that this is part of
 */
export async function answerOrigin(
  db: Db,
  program: string = fileURLToPath(import.meta.url),
): Promise<string> {
  if (program.endsWith(".ts")) return ownOrigin();
  try {
    const { rows } = await sql<{ life: string }>`
      select concat_ws(' ', s.system_identifier, c.timeline_id, pg_postmaster_start_time(), current_database()) as life
      from pg_control_system() s, pg_control_checkpoint() c`.execute(db);
    const life = rows[0]?.life;
    if (life === undefined) return ownOrigin();
    return createHash("sha256")
      .update(life)
      .update(await readFile(program))
      .digest("base64url");
  } catch {
    // Some hosts let nobody read these functions.
    return ownOrigin();
  }
}
