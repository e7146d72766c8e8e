import type { StoredUpload, WaitingWeek } from "@grow/app-kit/offline/waiting.ts";

interface Given {
  readonly weeks: readonly Pick<WaitingWeek, "id" | "state" | "failure">[];
  readonly uploads: readonly Pick<StoredUpload, "owner" | "state" | "failure">[];
  readonly isOffline: boolean;
  readonly cachedAt: number | null;
  /** The server has responded since. */
  readonly isBack?: boolean;
}

/** State of the offline bar. */
export interface BarState {
  /** There is no connection. */
  readonly isCut: boolean;
  /** Photos and videos in the outbox. */
  readonly files: number;
  /** Weeks in the outbox. */
  readonly weeks: number;
  /** Weeks that need the user's decision. */
  readonly stuck: number;
}

/** What the bar shows; null when it has nothing to say. Photos of an open form count only offline: the form shows their progress. */
export function barState({ weeks, uploads, isOffline, cachedAt, isBack = false }: Given): BarState | null {
  const hasNoNetwork = (one: { failure: { status: number } | null }) => one.failure?.status === 0;
  const waitingWeeks = weeks.filter(({ state }) => state === "waiting");
  const waiting = uploads.filter(({ state }) => state === "waiting");
  const isCut =
    !isBack && (isOffline || cachedAt !== null || [...waitingWeeks, ...waiting].some(hasNoNetwork));
  const owners = new Set(weeks.map(({ id }) => id));
  const files = waiting.filter((upload) => isCut || owners.has(upload.owner)).length;
  const stuck = weeks.length - waitingWeeks.length;
  return isCut || files + waitingWeeks.length + stuck > 0
    ? { isCut, files, weeks: waitingWeeks.length, stuck }
    : null;
}
