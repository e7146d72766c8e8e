import { sha256Hex } from "@grow/trackers";

/** A task of `GET /api/captcha`. */
export interface Challenge {
  algorithm: string;
  /** Hexadecimal hash of salt and the wanted number. */
  challenge: string;
  /** The wanted number is not above this. */
  maxnumber: number;
  salt: string;
  signature: string;
}

/**
 * Finds the number whose hash with the salt is the challenge, and writes the answer the api takes.
 *
 * @throws when the algorithm is another than SHA-256, or no number fits
 */
export function solveChallenge(task: Challenge): string {
  if (task.algorithm !== "SHA-256") throw new Error(`Unknown proof of work: ${task.algorithm}`);
  for (let number = 0; number <= task.maxnumber; number += 1) {
    if (sha256Hex(task.salt + number) === task.challenge) {
      const { algorithm, challenge, salt, signature } = task;
      return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
    }
  }
  throw new Error("The proof of work has no answer");
}
