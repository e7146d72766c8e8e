import type { Schema } from "@grow/contract";
import { bodyOfWeek, weekParts } from "./merge-weeks.ts";
import type { WeekBody } from "./waiting.ts";

/**
 * Whether the server's week says what was sent: then a change that seemed to meet another one has arrived before, and
 * only its answer was lost. Whatever is empty says nothing, and the order of readings neither.
 */
export function isWhatWasSent(present: Schema<"Week">, sent: WeekBody): boolean {
  const [there, here] = [weekParts(bodyOfWeek(present)), weekParts(sent)];
  return there.size === here.size && [...there].every(([part, said]) => here.get(part) === said);
}
