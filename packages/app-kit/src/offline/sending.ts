import { ApiError } from "@grow/api-client";
import type { Schema } from "@grow/contract";
import type { OfflineStore } from "./offline-store.ts";
import {
  type KeptUpload,
  mayPass,
  newsOf,
  type OfflineChange,
  pauseAfter,
  type SendFailure,
  type SentFile,
  type WaitingWeek,
  type WeekBody,
} from "./waiting.ts";

/** The server as the sender sees it. Whatever it refuses is thrown as `ApiError`; status 0 when nobody answered. */
export interface SendingApi {
  /** Id of who is signed in at this moment; null for nobody. */
  whoAmI(): Promise<number | null>;
  upload(file: KeptUpload, onProgress: (progress: number) => void): Promise<Omit<SentFile, "at">>;
  saveWeek(week: WaitingWeek, body: WeekBody): Promise<Pick<Schema<"Week">, "id" | "version">>;
  /** The weeks that a diary has. */
  weeksOf(diaryId: number): Promise<readonly Schema<"Week">[]>;
}

/** What sending needs. */
export interface SenderParts {
  readonly store: OfflineStore;
  readonly api: SendingApi;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly tell: (change: OfflineChange) => void;
}

/** Nobody answers, or somebody else is signed in: there is no point in going on. */
export class RoundOver extends Error {
  constructor(readonly end: "no-network" | "signed-out") {
    super(end);
  }
}

/** What the steps of a round share. */
export interface Sending extends SenderParts {
  readonly userId: number;
  /** Whether the time of a thing has come. A connection that has just come back makes everything due. */
  readonly isDue: (thing: { readonly nextAt: number }) => boolean;
}

/** What a failure says; one that ends the round is thrown on. */
export function failureOf(error: unknown): SendFailure {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) throw new RoundOver("signed-out");
  return { status: error.status, details: error.details };
}

/** Who is signed in; a server that does not say ends the round. */
export async function whoIsIn(api: SendingApi): Promise<number | null> {
  try {
    return await api.whoAmI();
  } catch (error) {
    failureOf(error);
    throw new RoundOver("no-network");
  }
}

/** One more failure: it waits longer than the time before. */
export function later(
  thing: { readonly attempts: number },
  failure: SendFailure,
  now: number,
): { attempts: number; nextAt: number; failure: SendFailure } {
  const attempts = thing.attempts + 1;
  return { attempts, nextAt: now + pauseAfter(attempts), failure };
}

/**
 * Sends one file.
 *
 * @returns the file as it stands afterwards; undefined when it was taken away meanwhile
 */
export async function sendFile(
  { store, api, now, tell }: SenderParts,
  upload: KeptUpload,
): Promise<KeptUpload | undefined> {
  const { id } = upload;
  const onProgress = (progress: number) => tell({ kind: "progress", id, progress });
  onProgress(0);
  let what: Partial<KeptUpload>;
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
