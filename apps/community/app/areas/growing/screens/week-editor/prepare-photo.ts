import { FULL_SIDE, LONGEST_SIDE } from "@grow/app-kit/photo-scaling/scaled-size.ts";
import { type Refusal, tooLarge, type UploadFailure } from "./upload-queue.ts";

/** A photo that is ready to travel, or why it is not. */
export type Prepared =
  | { readonly photo: Blob; readonly failure?: undefined }
  | { readonly failure: Refusal | UploadFailure; readonly photo?: undefined };

/**
 * Makes a chosen photo small. What does so comes with the first photo that is chosen; without a connection for it the
 * photo fails as one that could not be sent, and may be tried again. A GIF stays as it is: it may be an animation.
 *
 * @param isFull - the grower wants to keep its full size, up to what the server stores
 * @throws the reason of the signal once nobody wants the photo any more
 */
export async function preparePhoto(file: Blob, signal: AbortSignal, isFull = false): Promise<Prepared> {
  if (file.type === "image/gif") {
    const failure = tooLarge(file);
    return failure ? { failure } : { photo: file };
  }
  const scaling = await import("@grow/app-kit/photo-scaling/scale-photo.ts").catch(() => null);
  if (!scaling) return { failure: { kind: "network" } };
  try {
    const photo = await scaling.scalePhoto(file, { signal, longest: isFull ? FULL_SIDE : LONGEST_SIDE });
    const failure = tooLarge(photo);
    return failure ? { failure } : { photo };
  } catch (error) {
    signal.throwIfAborted();
    return { failure: error instanceof scaling.SlowPhoto ? { kind: "slow" } : { kind: "unreadable" } };
  }
}
