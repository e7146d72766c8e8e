import type { Detail } from "@grow/api-client";
import type { RequestBody, Schema } from "@grow/contract";

/** Why something could not be sent. Status 0 means no response. */
export interface SendFailure {
  readonly status: number;
  readonly details: readonly Detail[];
}

/** The server's record of an uploaded file. */
export interface SentFile {
  readonly id: number;
  readonly url: string;
  readonly type: "image" | "video";
  /** Milliseconds since 1970. The server deletes files after a day if no week uses them. */
  readonly at: number;
}

/** Something that is retried until it has arrived. */
interface Tried {
  /** Failed attempts since the last success. */
  readonly attempts: number;
  /** Earliest next attempt, in milliseconds since 1970. */
  readonly nextAt: number;
  readonly failure: SendFailure | null;
}

/** A photo or video chosen on this device, saved until the week that shows it has arrived. */
export interface StoredUpload extends Tried {
  readonly id: string;
  readonly userId: number;
  /** The form in which it was chosen (`12-new`, `181`), or the queued week that uses it. */
  readonly owner: string;
  readonly diaryId: number;
  /** Null while the week is new. */
  readonly weekId: number | null;
  readonly file: Blob;
  readonly name: string;
  readonly kind: "image" | "video";
  /** Its position among the others. */
  readonly order: number;
  /** As it was chosen: not to be uploaded before the form has resized it. */
  readonly isRaw: boolean;
  readonly state: "waiting" | "done" | "refused";
  readonly sent: SentFile | null;
}

/** A photo or video of a queued week: on the server already, or saved here. */
export type MediaOfWeek =
  | { readonly id: number; readonly alt: string }
  | { readonly upload: string; readonly alt: string };

/** A week as a request body. */
export type WeekBody = RequestBody<"createWeek">;

/** A stored week as an editor opened it. */
export interface WeekBase {
  readonly body: WeekBody;
  /** The form as filled from it, in the units of that form. */
  readonly form: unknown;
}

/** What the author decided about parts that both sides changed. */
export interface ConflictChoice {
  /** The server's version on which they decided. */
  readonly version: number;
  /** Parts in which the server's version wins; the author's wins in all others. */
  readonly theirs: readonly string[];
}

/** A written week that is queued for sending. */
export interface WaitingWeek extends Tried {
  readonly id: string;
  /** Idempotency key, sent with every attempt so that a retry creates no duplicate. */
  readonly key: string;
  readonly userId: number;
  readonly diary: { readonly id: number; readonly name: string; readonly link: string };
  /** Null for a new week. */
  readonly weekId: number | null;
  /** The version that was edited; null for a new week. */
  readonly version: number | null;
  /** The edited version as it was when the form was opened; null for a new week, absent in older queues. */
  readonly base?: WeekBase | null;
  /** Decisions about a conflict with one version of the server. */
  readonly choice?: ConflictChoice | null;
  /** The queued week that this one edits further: once that has arrived, it provides id and version. */
  readonly basedOn: string | null;
  /** Id of the diary's newest week when the form was opened; 0 for none. */
  readonly newest: number;
  /** Photos and videos are inserted at their positions on sending, as a retry must be identical to the byte. */
  readonly body: WeekBody;
  readonly photos: readonly MediaOfWeek[];
  readonly videos: readonly MediaOfWeek[];
  /** The form as filled in, for reopening it. */
  readonly form: unknown;
  /** Units in which it was filled in. */
  readonly measures: string;
  /** Milliseconds since 1970; weeks are sent in this order. */
  readonly addedAt: number;
  readonly state: "waiting" | "conflict" | "refused";
  /** When it was first sent, in milliseconds since 1970: it may have arrived although the response was lost. */
  readonly triedAt: number | null;
  /** The server's version after a conflict. */
  readonly present: Schema<"Week"> | null;
}

/** A change of a queued item, sent to all pages and the service worker of this browser. */
export type OfflineChange =
  | { readonly kind: "upload"; readonly upload: UploadNews }
  | { readonly kind: "progress"; readonly id: string; readonly progress: number }
  | { readonly kind: "gone"; readonly id: string }
  | { readonly kind: "week"; readonly id: string }
  /** There was no response; queued items are retried later. */
  | { readonly kind: "cut" }
  | {
      readonly kind: "week-sent";
      readonly id: string;
      readonly diaryId: number;
      readonly weekId: number;
      readonly version: number;
    };

/** An upload without its file. */
export type UploadNews = Omit<StoredUpload, "file">;

/** The upload without its file, for messages to other pages. */
export function newsOf({ file: _, ...news }: StoredUpload): UploadNews {
  return news;
}

/** Backoff in milliseconds after so many failures: 5 s, doubled each time, at most 15 min. */
export function pauseAfter(attempts: number): number {
  return Math.min(5000 * 2 ** Math.max(0, attempts - 1), 900_000);
}

/** Whether a retry may succeed. */
export function mayPass(status: number): boolean {
  return status === 0 || status === 408 || status === 425 || status === 429 || status >= 500;
}
