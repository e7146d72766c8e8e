import { UPLOAD_LIMITS } from "@grow/domain";

/** Why a file is not even sent. */
export type Refusal =
  | { readonly kind: "type" }
  | { readonly kind: "heic" }
  | { readonly kind: "size"; readonly size: number; readonly limit: number };

/** Why a sent file did not arrive; `code` where the server said more. */
export interface UploadFailure {
  readonly kind: "network" | "server";
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
  readonly state: "waiting" | "uploading" | "done" | "failed";
  /** From 0 to 1. */
  readonly progress: number;
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

/** What the server takes; also what a file chooser offers. */
export const MEDIA_TYPES = "image/jpeg,image/png,image/webp,image/gif,video/mp4,video/webm";

/** Whether a file need not be sent, because the server would refuse it. It looks at the content besides. */
export function refusal(file: {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}): Refusal | null {
  if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)) return { kind: "heic" };
  if (!MEDIA_TYPES.split(",").includes(file.type)) return { kind: "type" };
  const limit = file.type.startsWith("video/") ? UPLOAD_LIMITS.video_bytes : UPLOAD_LIMITS.image_bytes;
  return file.size > limit ? { kind: "size", size: file.size, limit } : null;
}

/** The files that may start now: the first waiting ones, as many as there is room for. */
export function nextToStart(uploads: readonly Upload[]): readonly Upload[] {
  const room = IN_FLIGHT - uploads.filter((upload) => upload.state === "uploading").length;
  return uploads.filter((upload) => upload.state === "waiting").slice(0, Math.max(0, room));
}

/** Moves one to another place; what stood there and behind it makes room. */
export function moved(uploads: readonly Upload[], key: string, to: number): readonly Upload[] {
  const one = uploads.find((upload) => upload.key === key);
  if (!one) return uploads;
  const others = uploads.filter((upload) => upload.key !== key);
  return [...others.slice(0, to), one, ...others.slice(to)];
}

/** What a change leaves of one upload; the others stay as they are. */
export function changed(uploads: readonly Upload[], key: string, change: Partial<Upload>): readonly Upload[] {
  return uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload));
}

/** Whether a failed upload may succeed another time. A refused file stays refused. */
export function mayRetry(upload: Upload): boolean {
  return upload.failure?.kind === "network" || upload.failure?.kind === "server";
}
