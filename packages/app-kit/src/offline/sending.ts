import { ApiError } from "@grow/api-client";
import type { Schema } from "@grow/contract";
import type { OfflineStore } from "./offline-store.ts";
import {
  mayPass,
  newsOf,
  type OfflineChange,
  pauseAfter,
  type SendFailure,
  type SentFile,
  type StoredUpload,
  type WaitingWeek,
  type WeekBody,
} from "./waiting.ts";

/** The server as the sender sees it. Refusals are thrown as `ApiError`, with status 0 without a response. */
export interface SendingApi {
  /** Id of the currently signed-in user; null for a guest. */
  whoAmI(): Promise<number | null>;
  upload(file: StoredUpload, onProgress: (progress: number) => void): Promise<Omit<SentFile, "at">>;
  saveWeek(week: WaitingWeek, body: WeekBody): Promise<Pick<Schema<"Week">, "id" | "version">>;
  /** The weeks of a diary. */
  weeksOf(diaryId: number): Promise<readonly Schema<"Week">[]>;
}

/** Dependencies of sending. */
export interface SenderParts {
  readonly store: OfflineStore;
  readonly api: SendingApi;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly tell: (change: OfflineChange) => void;
}

/** There is no response, or another user is signed in: the round ends. */
export class RoundOver extends Error {
  constructor(readonly end: "no-network" | "signed-out") {
    super(end);
  }
}

/** State shared by the steps of a round. */
export interface Sending extends SenderParts {
  readonly userId: number;
  /** Whether a thing is due. After a reconnect everything is. */
  readonly isDue: (thing: { readonly nextAt: number }) => boolean;
}

/** Describes a failure; rethrows one that ends the round. */
export function failureOf(error: unknown): SendFailure {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) throw new RoundOver("signed-out");
  return { status: error.status, details: error.details };
}

/** Id of the signed-in user; without a response the round ends. */
export async function whoIsIn(api: SendingApi): Promise<number | null> {
  try {
    return await api.whoAmI();
  } catch (error) {
    failureOf(error);
    throw new RoundOver("no-network");
  }
}

/** Counts another failure and backs off. */
export function later(
  thing: { readonly attempts: number },
  failure: SendFailure,
  now: number,
): { attempts: number; nextAt: number; failure: SendFailure } {
  const attempts = thing.attempts + 1;
  return { attempts, nextAt: now + pauseAfter(attempts), failure };
}

/**
 * Uploads one file.
 *
 * @returns the file afterwards; undefined when it was deleted meanwhile
 */
export async function sendFile(
  { store, api, now, tell }: SenderParts,
  upload: StoredUpload,
): Promise<StoredUpload | undefined> {
  const { id } = upload;
  const onProgress = (progress: number) => tell({ kind: "progress", id, progress });
  onProgress(0);
  let what: Partial<StoredUpload>;
  let isCut = false;
  try {
    const sent = await api.upload(upload, onProgress);
    what = { state: "done", attempts: 0, nextAt: 0, failure: null, sent: { ...sent, at: now() } };
  } catch (error) {
    const failure = failureOf(error);
    isCut = failure.status === 0;
    what = mayPass(failure.status) ? later(upload, failure, now()) : { state: "refused", failure };
  }
  const changed = await store.uploads.change(id, what);
  if (changed) tell({ kind: "upload", upload: newsOf(changed) });
  if (isCut) throw new RoundOver("no-network");
  return changed;
}
