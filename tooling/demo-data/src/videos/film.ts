import type { FilmLook } from "./film-frames.ts";

/** A short or a longer video of the demo site; its file is in `committed-videos/`. */
export interface Film {
  /** Name of its file, without the ending. */
  readonly file: string;
  /** Upright and short; false for a video across. */
  readonly isShort: boolean;
  readonly title: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly look: FilmLook;
  /** What others say about it, the newest last. */
  readonly comments: readonly string[];
  /** WebVTT file in the language of the film. */
  readonly captions?: string;
}
