import { createHash } from "node:crypto";

/** A proof of work as the contract has it. */
export interface Challenge {
  readonly algorithm: string;
  readonly challenge: string;
  readonly maxnumber: number;
  readonly salt: string;
  readonly signature: string;
}

/**
 * Finds the number of a challenge, as an application does, but in a moment: for tests that are about something else.
 *
 * @throws Error when no number up to the largest fits
 */
export function solveChallenge({ algorithm, challenge, maxnumber, salt, signature }: Challenge): string {
  for (let number = 0; number <= maxnumber; number++) {
    const digest = createHash("sha256").update(`${salt}${number}`).digest("hex");
    if (digest !== challenge) continue;
    return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString("base64");
  }
  throw new Error("The challenge has no solution.");
}
