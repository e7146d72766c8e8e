import { createHash } from "node:crypto";

/** A proof-of-work challenge of the contract. */
export interface Challenge {
  readonly algorithm: string;
  readonly challenge: string;
  readonly maxnumber: number;
  readonly salt: string;
  readonly signature: string;
}

/**
 * Solves a captcha challenge, for tests of forms behind it.
 *
 * @throws Error when no number up to the largest matches
 */
export function solveChallenge({ algorithm, challenge, maxnumber, salt, signature }: Challenge): string {
  for (let number = 0; number <= maxnumber; number++) {
    const digest = createHash("sha256").update(`${salt}${number}`).digest("hex");
    if (digest !== challenge) continue;
    return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString("base64");
  }
  throw new Error("The challenge has no solution.");
}
