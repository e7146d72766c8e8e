import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { invalid } from "../../errors/api-error.ts";
import { tokenHash } from "../token-hash.ts";

/** Minutes for which a challenge is valid. */
const CHALLENGE_MINUTES = 5;

/** @param userId the user who adds a passkey; null for a sign-in */
export async function storeChallenge(db: Db, challenge: string, userId: number | null): Promise<void> {
  await db
    .insertInto("passkey_challenge")
    .values({
      challenge_hash: tokenHash(challenge),
      user_id: userId,
      date_end: sql<string>`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
    })
    .execute();
}

/**
 * Consumes the challenge of an authenticator's response.
 *
 * @returns the challenge in the library's format
 * @throws ApiError 422 `token_invalid` for an unknown or used challenge, `token_expired` for an old one
 */
export async function useChallenge(db: Db, clientDataJSON: unknown, userId: number | null): Promise<string> {
  const challenge = challengeOf(clientDataJSON);
  const { rows } = await sql<{ is_expired: boolean }>`
    delete from passkey_challenge
    where challenge_hash = ${tokenHash(challenge)} and user_id is not distinct from ${userId}::bigint
    returning date_end <= now() as is_expired`.execute(db);
  if (rows[0] === undefined) throw invalid([{ code: "token_invalid", field: "response" }]);
  if (rows[0].is_expired) throw invalid([{ code: "token_expired", field: "response" }]);
  return challenge;
}

function challengeOf(clientDataJSON: unknown): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(String(clientDataJSON), "base64url").toString("utf8"));
    if (typeof challenge === "string" && challenge.length <= 200) return challenge;
  } catch {
    // Rejected below like any other unknown challenge.
  }
  throw invalid([{ code: "token_invalid", field: "response" }]);
}
