import type { Detail } from "@grow/api-client";
import type { RequestBody, Schema } from "@grow/contract";

/** Why something could not be sent. Status 0: nobody answered. */
export interface SendFailure {
  readonly status: number;
  readonly details: readonly Detail[];
}

/** What the server made of a file. */
export interface SentFile {
  readonly id: number;
  readonly url: string;
  readonly type: "image" | "video";
  /** Milliseconds since 1970: the server keeps for a day what no week has taken. */
  readonly at: number;
}

/** What is tried again until it has arrived. */
interface Tried {
  /** Tries that failed, since the last that did not. */
  readonly attempts: number;
  /** Not before this moment, in milliseconds since 1970. */
  readonly nextAt: number;
  readonly failure: SendFailure | null;
}

/** A photo or film that was chosen on this device, kept until the week that shows it has arrived. */
export interface KeptUpload extends Tried {
  readonly id: string;
  readonly userId: number;
  /** The form in which it was chosen (`12-new`, `181`), or the waiting week that takes it along. */
  readonly owner: string;
  readonly diaryId: number;
  /** Null while the week is new. */
  readonly weekId: number | null;
  readonly file: Blob;
  readonly name: string;
  readonly kind: "image" | "video";
  /** Its place among the others. */
  readonly order: number;
  /** As it was chosen: not to be sent before the form has made it smaller. */
  readonly isRaw: boolean;
  readonly state: "waiting" | "done" | "refused";
  readonly sent: SentFile | null;
}

/** A photo or film of a waiting week: on the server already, or kept here. */
export type MediaOfWeek =
  | { readonly id: number; readonly alt: string }
  | { readonly upload: string; readonly alt: string };

/** A week as the server takes it. */
export type WeekBody = RequestBody<"createWeek">;

/** A stored week as an editor opened it. */
export interface WeekBase {
  readonly body: WeekBody;
  /** The form that showed it, in the units of the form that was filled in. */
  readonly form: unknown;
}

/** What the author decided about parts that both sides changed. */
export interface ConflictChoice {
  /** The version of the server that they saw. */
  readonly version: number;
  /** Parts that the server's version wins; in all others the author's does. */
  readonly theirs: readonly string[];
}

/** A week that was written and waits to be sent. */
export interface WaitingWeek extends Tried {
  readonly id: string;
  /** With every try, so that a repeated one creates nothing twice. */
  readonly key: string;
  readonly userId: number;
  readonly diary: { readonly id: number; readonly name: string; readonly link: string };
  /** Null for a new week. */
  readonly weekId: number | null;
  /** The version that was changed; null for a new week. */
  readonly version: number | null;
  /** The version that was changed, as it was when the form was opened; null for a new week, absent in older queues. */
  readonly base?: WeekBase | null;
  /** Decisions about a conflict with one version of the server. */
  readonly choice?: ConflictChoice | null;
  /** A waiting week that this one changes further: it gives id and version once it has arrived. */
  readonly basedOn: string | null;
  /** The newest week of the diary when the form was opened; 0 for none. */
  readonly newest: number;
  /** Its photos and films are put in when it is sent, in their places: a repeated try must be the same to the byte. */
  readonly body: WeekBody;
  readonly photos: readonly MediaOfWeek[];
  readonly videos: readonly MediaOfWeek[];
  /** The form as it was filled in, for those who open it again. */
  readonly form: unknown;
  /** Units in which it was filled in. */
  readonly measures: string;
  /** Milliseconds since 1970; weeks leave in this order. */
  readonly addedAt: number;
  readonly state: "waiting" | "conflict" | "refused";
  /** When it was first sent, in milliseconds since 1970: it may have arrived although no answer came back. */
  readonly triedAt: number | null;
  /** What the server has instead, after a conflict. */
  readonly present: Schema<"Week"> | null;
}

/** What happened to something that waits; told to all pages and the service worker of this browser. */
export type OfflineChange =
  | { readonly kind: "upload"; readonly upload: UploadNews }
  | { readonly kind: "progress"; readonly id: string; readonly progress: number }
  | { readonly kind: "gone"; readonly id: string }
  | { readonly kind: "week"; readonly id: string }
  /** Nobody answered: what waits is tried again later. */
  | { readonly kind: "cut" }
  | {
      readonly kind: "week-sent";
      readonly id: string;
      readonly diaryId: number;
      readonly weekId: number;
      readonly version: number;
    };

/** An upload without its file. */
export type UploadNews = Omit<KeptUpload, "file">;

/** The upload without its file, to be told of. */
export function newsOf({ file: _, ...news }: KeptUpload): UploadNews {
  return news;
}

/** Milliseconds to wait after so many failures: 5 s, then twice as long each time, at most a quarter of an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(5000 * 2 ** Math.max(0, attempts - 1), 900_000);
}

/** Whether another try may end otherwise. */
export function mayPass(status: number): boolean {
  return status === 0 || status === 408 || status === 425 || status === 429 || status >= 500;
}
