import type { Schema } from "@grow/contract";
import { bodyOfWeek, weekParts } from "./merge-weeks.ts";
import type { WeekBody } from "./waiting.ts";

/**
 * Tells whether the server's week equals what was sent. Then an apparent conflict is our own change, of which only the response
 * was lost. Empty values and the order of readings are ignored.
 */
export function isWhatWasSent(present: Schema<"Week">, sent: WeekBody): boolean {
  const [there, here] = [weekParts(bodyOfWeek(present)), weekParts(sent)];
  return there.size === here.size && [...there].every(([part, said]) => here.get(part) === said);
}
