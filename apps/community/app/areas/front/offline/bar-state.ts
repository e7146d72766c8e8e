import type { KeptUpload, WaitingWeek } from "@grow/app-kit/offline/waiting.ts";

interface Given {
  readonly weeks: readonly Pick<WaitingWeek, "id" | "state" | "failure">[];
  readonly uploads: readonly Pick<KeptUpload, "owner" | "state" | "failure">[];
  readonly isOffline: boolean;
  readonly keptAt: number | null;
  /** The server has answered since. */
  readonly isBack?: boolean;
}

/** What is said above a page. */
export interface BarState {
  /** Nobody answers. */
  readonly isCut: boolean;
  /** Photos and films that are still to be sent. */
  readonly files: number;
  /** Weeks that are still to be sent. */
  readonly weeks: number;
  /** Weeks that somebody has to look at. */
  readonly stuck: number;
}

/**
 * What is to be said; null when all is well. Photos of a form that is open are its own business as long as they get
 * through.
 */
export function barState({ weeks, uploads, isOffline, keptAt, isBack = false }: Given): BarState | null {
  const isCutOff = (one: { failure: { status: number } | null }) => one.failure?.status === 0;
  const waitingWeeks = weeks.filter(({ state }) => state === "waiting");
  const waiting = uploads.filter(({ state }) => state === "waiting");
  const isCut = !isBack && (isOffline || keptAt !== null || [...waitingWeeks, ...waiting].some(isCutOff));
  const owners = new Set(weeks.map(({ id }) => id));
  const files = waiting.filter((upload) => isCut || owners.has(upload.owner)).length;
  const stuck = weeks.length - waitingWeeks.length;
  return isCut || files + waitingWeeks.length + stuck > 0
    ? { isCut, files, weeks: waitingWeeks.length, stuck }
    : null;
}
