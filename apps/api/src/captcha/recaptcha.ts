import * as z from "zod";
import type { Captcha } from "./captcha.ts";

const SERVICE = "https://www.google.com/recaptcha/api/siteverify";

/** Milliseconds after which the service counts as away, and the solution as wrong. */
const PATIENCE = 5000;

const verdict = z.object({ success: z.boolean() });

/** Verifies with the operator's captcha service, which tracks used solutions itself. */
export function recaptcha(secret: string, ask: typeof fetch = fetch): Captcha {
  return {
    async accepts(_db, solution) {
      try {
        const answer = await ask(SERVICE, {
          method: "POST",
          body: new URLSearchParams({ secret, response: solution }),
          signal: AbortSignal.timeout(PATIENCE),
        });
        return verdict.parse(await answer.json()).success;
      } catch {
        return false;
      }
    },
  };
}
