import type { Schema } from "@grow/contract";
import { createChallenge, verifySolution } from "altcha-lib/v1";
import * as z from "zod";
import type { Captcha } from "./captcha.ts";

/** Largest number to find: half a second of a phone's time on average, and a price for thousands of accounts. */
const MAX_NUMBER = 50_000;

/** Minutes until a challenge expires; a form may stay open for a while. */
const MINUTES = 20;

const payload = z.object({
  algorithm: z.literal("SHA-256"),
  challenge: z.string(),
  number: z.number().int().min(0),
  salt: z.string(),
  signature: z.string(),
});

/** A challenge signed with our key, so that the server stores nothing until it is solved. */
export async function newChallenge(secret: string, now: Date): Promise<Schema<"CaptchaChallenge">> {
  const expires = new Date(now.getTime() + MINUTES * 60_000);
  const { challenge, salt, signature } = await createChallenge({
    algorithm: "SHA-256",
    hmacKey: keyOf(secret),
    maxnumber: MAX_NUMBER,
    expires,
  });
  return { algorithm: "SHA-256", challenge, maxnumber: MAX_NUMBER, salt, signature };
}

/** Accepts solved challenges of {@link newChallenge}, each once. */
export function proofOfWork(secret: string): Captcha {
  return {
    async accepts(db, solution) {
      const given = readPayload(solution);
      if (given === null || !(await verifySolution(given, keyOf(secret)))) return false;
      const used = await db
        .insertInto("captcha_used")
        .values({ challenge: given.challenge, date_end: new Date(Date.now() + MINUTES * 60_000) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return used.numInsertedOrUpdatedRows === 1n;
    },
  };
}

function readPayload(solution: string): z.infer<typeof payload> | null {
  try {
    const parsed = payload.safeParse(JSON.parse(Buffer.from(solution, "base64").toString("utf8")));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** A key for this purpose only: its signatures are invalid elsewhere. */
function keyOf(secret: string): string {
  return `captcha ${secret}`;
}
