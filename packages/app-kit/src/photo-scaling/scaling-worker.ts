import { drawScaled, UnreadablePhoto } from "./draw-scaled.ts";

/** A message to the worker. */
export interface ScalingOrder {
  readonly file: Blob;
  readonly longest: number | undefined;
}

/** A message from the worker. */
export type Scaled = { readonly photo: Blob } | { readonly isUnreadable: boolean; readonly message: string };

// A photo of twelve megapixels takes a phone a second; here it does so beside the page.
addEventListener("message", ({ data }: MessageEvent<ScalingOrder>) => {
  drawScaled(data.file, data.longest).then(
    (photo) => postMessage({ photo } satisfies Scaled),
    (error: unknown) =>
      postMessage({
        isUnreadable: error instanceof UnreadablePhoto,
        message: String(error),
      } satisfies Scaled),
  );
});
