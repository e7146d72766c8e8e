import { sha256Hex } from "@grow/trackers";

/** The response of `GET /api/captcha`. */
export interface Challenge {
  algorithm: string;
  /** Hexadecimal hash of the salt and the number to find. */
  challenge: string;
  /** Upper bound of the number to find. */
  maxnumber: number;
  salt: string;
  signature: string;
}

/**
 * Finds the number whose hash with the salt equals the challenge, and encodes it as the api expects.
 *
 * @throws when the algorithm is not SHA-256, or no number fits
 */
export function solveChallenge(task: Challenge): string {
  if (task.algorithm !== "SHA-256") throw new Error(`Unknown proof of work: ${task.algorithm}`);
  for (let number = 0; number <= task.maxnumber; number += 1) {
    if (sha256Hex(task.salt + number) === task.challenge) {
      const { algorithm, challenge, salt, signature } = task;
      return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
    }
  }
  throw new Error("The proof of work has no solution");
}
