import { drawScaled, UnreadablePhoto } from "./draw-scaled.ts";

/** What the worker says of a photo. */
export type Scaled = { readonly photo: Blob } | { readonly isUnreadable: boolean; readonly message: string };

// A photo of twelve megapixels takes a phone a second; here it does so beside the page.
addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  drawScaled(data).then(
    (photo) => postMessage({ photo } satisfies Scaled),
    (error: unknown) =>
      postMessage({
        isUnreadable: error instanceof UnreadablePhoto,
        message: String(error),
      } satisfies Scaled),
  );
});
