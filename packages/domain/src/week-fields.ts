import { objectIn, wrong } from "./argument-checks.ts";
import { type Faza, fazaByName, type PhaseName } from "./phase.ts";

/** Phase of a week: by its name (`phase`), or by the code of the wire (`faza`). */
export type WeekPhase =
  | { readonly phase: PhaseName; readonly faza?: number | undefined }
  | { readonly phase?: undefined; readonly faza: number };

/** Number of a week, 1 = first: `weekNumber`, or `days` as on the wire; `null` without one. */
export type WeekNumber =
  | { readonly weekNumber: number | null | undefined; readonly days?: number | null | undefined }
  | { readonly weekNumber?: undefined; readonly days: number | null | undefined };

/** A phase by its name or by the code of the wire. */
export type Phase = PhaseName | Faza;

/**
 * The code of the phase of a week.
 *
 * @throws TypeError for a week without a phase, and for a name of no phase
 */
export function fazaOf(week: WeekPhase): number {
  const { phase, faza } = objectIn(week);
  const code = phase === undefined ? faza : fazaByName(phase);
  if (typeof code === "number") return code;
  return wrong("phase or faza of a week", phase ?? faza);
}

/**
 * The number of a week as given.
 *
 * @throws TypeError for a week with neither field: it has another name, and would look like a week without a number
 */
export function weekNumberOf(week: WeekNumber): number | null | undefined {
  if ("weekNumber" in week || "days" in week)
    return week.weekNumber === undefined ? week.days : week.weekNumber;
  return wrong("weekNumber or days of a week", "neither");
}
