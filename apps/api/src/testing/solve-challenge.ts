import { createHash } from "node:crypto";
import type { Schema } from "@grow/contract";

/** Finds the number of a challenge, as an application does. */
export function solve({
  algorithm,
  challenge,
  maxnumber,
  salt,
  signature,
}: Schema<"CaptchaChallenge">): string {
  for (let number = 0; number <= maxnumber; number++) {
    const digest = createHash("sha256").update(`${salt}${number}`).digest("hex");
    if (digest !== challenge) continue;
    return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString("base64");
  }
  throw new Error("The challenge has no solution.");
}
