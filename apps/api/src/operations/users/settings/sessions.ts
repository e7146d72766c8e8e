import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { tokenHash } from "../../../accounts/token-hash.ts";
import type { Db } from "../../../db/database.ts";

/** Where a user is signed in; the session of `token` is the current one and comes first. */
export async function readSessions(
  db: Db,
  userId: number,
  token: string | null,
): Promise<Schema<"SessionsSection">> {
  const { rows } = await sql<Schema<"SessionRow">>`
    select id, browser, system, method, add_date, use_date, token_hash = ${tokenHash(token ?? "")} as is_current
    from session where user_id = ${userId} and revoke_date is null and date_end > now()
    order by is_current desc, use_date desc, id desc limit 200`.execute(db);
  return { sessions: rows };
}
