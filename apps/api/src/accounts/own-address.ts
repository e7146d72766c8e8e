import { type QueryExecutorProvider, sql } from "kysely";
import type { Tx } from "../db/database.ts";

/**
 * Makes a user the owner of an address that they have proved. Several accounts may have entered an address; it belongs to the one that
 * proves it first.
 *
 * @returns false when another account has proved it already
 */
export async function ownAddress(tx: Tx, userId: number, email: string): Promise<boolean> {
  const key = email.toLowerCase();
  const owner = await addressOwner(tx, key);
  if (owner !== null && owner !== userId) return false;
  // Older sign-ups reserved an address before it was proved.
  await sql`delete from user_email where email_key = ${key} and user_id <> ${userId}`.execute(tx);
  await sql`
    insert into user_email (email_key, user_id) values (${key}, ${userId})
    on conflict (user_id) do update set email_key = excluded.email_key`.execute(tx);
  return true;
}

/** The user who has proved an address; null while nobody has. */
export async function addressOwner(db: QueryExecutorProvider, email: string): Promise<number | null> {
  const { rows } = await sql<{ user_id: number }>`
    select e.user_id from user_email e join account a on a.user_id = e.user_id
    where e.email_key = ${email.toLowerCase()} and a.is_email_confirmed`.execute(db);
  return rows[0]?.user_id ?? null;
}
