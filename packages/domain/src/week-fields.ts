import { type Faza, fazaByName, type PhaseName } from "./phase.ts";

/** Phase of a week: by its name (`phase`), or by the code of the wire (`faza`). */
export type WeekPhase =
  | { readonly phase: PhaseName; readonly faza?: number | undefined }
  | { readonly phase?: undefined; readonly faza: number };

/** Number of a week, 1 = first: `weekNumber`, or `days` as on the wire. */
export interface WeekNumber {
  readonly weekNumber?: number | null | undefined;
  readonly days?: number | null | undefined;
}

/** A phase by its name or by the code of the wire. */
export type Phase = PhaseName | Faza;

/** The code of the phase of a week; `undefined` for an unknown name. */
export function fazaOf(week: WeekPhase): number | undefined {
  return week.phase === undefined ? week.faza : fazaByName(week.phase);
}

/** The number of a week as given. */
export function weekNumberOf({ weekNumber, days }: WeekNumber): number | null | undefined {
  return weekNumber === undefined ? days : weekNumber;
}
