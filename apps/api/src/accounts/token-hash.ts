import { createHash } from "node:crypto";

/** Hashes a token for storage; the token itself is never stored. */
export function tokenHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
