import { UPLOAD_LIMITS } from "@grow/domain";

/** Why a file is not even sent. */
export type Refusal =
  | { readonly kind: "type" }
  | { readonly kind: "heic" }
  | { readonly kind: "size"; readonly size: number; readonly limit: number }
  | { readonly kind: "unreadable" };

/** Why an upload failed; `code` from the server, if any. A slow one took too long to open. */
export interface UploadFailure {
  readonly kind: "network" | "server" | "slow";
  readonly code?: string | undefined;
  readonly params?: Readonly<Record<string, string | number | boolean>> | undefined;
}

/** A photo or film of the week, from being chosen to being there. */
export interface Upload {
  readonly key: string;
  readonly name: string;
  readonly kind: "image" | "video";
  /** To show before the file is there: an address of the browser's own. */
  readonly local: string;
  readonly alt: string;
  /** Waiting, scaling, ready, uploading, done; or failed. */
  readonly state: "waiting" | "preparing" | "ready" | "uploading" | "done" | "failed";
  /** From 0 to 1. */
  readonly progress: number;
  /** Stored on the device, ready to upload, so a queued week can include it. */
  readonly isStored?: boolean | undefined;
  readonly failure?: UploadFailure | Refusal | undefined;
  /** Once it is there. */
  readonly id?: number | undefined;
  readonly url?: string | undefined;
  /** Where it lies after it was turned; what is shown stays the picture from before. */
  readonly newUrl?: string | undefined;
  /** Quarter turns clockwise since the picture that is shown. */
  readonly turns?: number | undefined;
}

/** Files that are sent at the same time. */
export const IN_FLIGHT = 2;

/** Photos that are made small at the same time: one that is slow to open holds up no other, and a phone's memory is small. */
export const IN_PREPARATION = 2;

/** Types that the server accepts; also for the file picker. */
export const MEDIA_TYPES = "image/jpeg,image/png,image/webp,image/gif,video/mp4,video/quicktime,video/webm";

/** Whether a file can be rejected without opening it. The server also checks the content. */
export function refusal(file: {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}): Refusal | null {
  if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)) return { kind: "heic" };
  if (!MEDIA_TYPES.split(",").includes(file.type)) return { kind: "type" };
  // A photo is made small first.
  return file.type.startsWith("video/") ? tooLarge(file) : null;
}

/** Whether what would be sent is more than the server takes. */
export function tooLarge(file: { readonly type: string; readonly size: number }): Refusal | null {
  const limit = file.type.startsWith("video/") ? UPLOAD_LIMITS.video_bytes : UPLOAD_LIMITS.image_bytes;
  return file.size > limit ? { kind: "size", size: file.size, limit } : null;
}

/** The first of a state that may go on, as many as there is room for. */
function firstOf(
  uploads: readonly Upload[],
  state: Upload["state"],
  busy: Upload["state"],
  most: number,
): readonly Upload[] {
  const room = most - uploads.filter((upload) => upload.state === busy).length;
  return uploads.filter((upload) => upload.state === state).slice(0, Math.max(0, room));
}

/** The photos that may be made small now. */
export function nextToPrepare(uploads: readonly Upload[]): readonly Upload[] {
  return firstOf(uploads, "waiting", "preparing", IN_PREPARATION);
}

/** The files that may be sent now. */
export function nextToSend(uploads: readonly Upload[]): readonly Upload[] {
  return firstOf(uploads, "ready", "uploading", IN_FLIGHT);
}

/** Whether a file is still to arrive. */
export function isPending({ state }: Upload): boolean {
  return state !== "done" && state !== "failed";
}

/** Moves one to another index; the following ones shift. */
export function moved(uploads: readonly Upload[], key: string, to: number): readonly Upload[] {
  const one = uploads.find((upload) => upload.key === key);
  if (!one) return uploads;
  const others = uploads.filter((upload) => upload.key !== key);
  return [...others.slice(0, to), one, ...others.slice(to)];
}

/** Changes one upload; the others stay unchanged. */
export function changed(uploads: readonly Upload[], key: string, change: Partial<Upload>): readonly Upload[] {
  return uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload));
}

/** Whether a failed upload may succeed another time. A refused file stays refused. */
export function mayRetry({ failure }: Upload): boolean {
  return failure?.kind === "network" || failure?.kind === "server" || failure?.kind === "slow";
}

/** Restores one to its former index, or to the end of a shorter list. */
export function putBack(uploads: readonly Upload[], upload: Upload, place: number): readonly Upload[] {
  return [...uploads.slice(0, place), upload, ...uploads.slice(place)];
}

/** Whether a file that is not there yet can go along with a week that waits on the device. */
export function canWait({ isStored, state, failure }: Upload): boolean {
  if (!isStored) return false;
  return state === "ready" || state === "uploading" || (state === "failed" && failure?.kind === "network");
}
