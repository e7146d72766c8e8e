import { sql } from "kysely";
import { isReservedName } from "../../accounts/reserved-names.ts";
import type { Tx } from "../../db/database.ts";

/** How many numbers are tried after a taken name. */
const MAX_NUMBER = 99;

/** Characters of a provider's name that are read; providers limit theirs differently or not at all. */
const MAX_WANTED = 200;

/**
 * A free user name derived from the name at a provider; null if none can be derived.
 *
 * @example
 * await freeName(tx, "Lucía Varga"); // "lucia.varga"
 */
export async function freeName(tx: Tx, wanted: string): Promise<string | null> {
  const base = wanted
    .slice(0, MAX_WANTED)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9_.-]+/g, ".")
    .replace(/^[._-]+|[._-]+$/g, "")
    .slice(0, 28);
  if (base.length < 3 || !/[a-z]/.test(base)) return null;
  const names = [base, ...Array.from({ length: MAX_NUMBER }, (_none, index) => `${base}${index + 2}`)];
  const { rows } = await sql<{ handle: string }>`
    select handle from user_handle where handle = any(${names}::text[])
    union select handle from user_old_handle where handle = any(${names}::text[])`.execute(tx);
  const taken = new Set(rows.map(({ handle }) => handle));
  return names.find((name) => !taken.has(name) && !isReservedName(name)) ?? null;
}
