import { randomInt } from "node:crypto";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { tokenHash } from "./token-hash.ts";

/** Codes of one set. */
const CODES = 10;

/** Without letters and digits that look alike. 12 characters have 59 bits. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/**
 * Replaces a user's recovery codes. Only hashes are stored.
 *
 * @example
 * await replaceRecoveryCodes(tx, 7); // ["k7wq-29mf-x3tb", …]
 */
export async function replaceRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await sql`delete from recovery_code where user_id = ${userId}`.execute(tx);
  await tx
    .insertInto("recovery_code")
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(userId, code) })))
    .execute();
  return codes;
}

/** Consumes a code. @returns whether it was one of the user's */
export async function useRecoveryCode(tx: Tx, userId: number, code: string): Promise<boolean> {
  const { rows } = await sql`
    delete from recovery_code where user_id = ${userId} and code_hash = ${hashOf(userId, code)} returning 1`.execute(
    tx,
  );
  return rows.length > 0;
}

function newCode(): string {
  const letters = Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}

/** Normalises the code as typed, and hashes it. */
function hashOf(userId: number, code: string): Buffer {
  return tokenHash(`${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, "")}`);
}
