import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { invalid } from "../errors/api-error.ts";

/**
 * Rejects the removal of the last way to sign in. Call it after removing one, in the same transaction. Recovery codes do not count,
 * because they run out.
 *
 * @throws ApiError 422 `not_allowed`
 */
export async function requireSignInMethod(tx: Db, userId: number, field: string): Promise<void> {
  const { rows } = await sql<{ has_method: boolean }>`
    select a.password_hash is not null
      or exists (select from oauth_identity o where o.user_id = a.user_id)
      or exists (select from passkey p where p.user_id = a.user_id) as has_method
    from account a where a.user_id = ${userId} for update of a`.execute(tx);
  if (!rows[0]?.has_method) throw invalid([{ code: "not_allowed", field }]);
}
