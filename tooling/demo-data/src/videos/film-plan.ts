import type { Lang } from "../people/growers.ts";
import type { FilmLook } from "./film-frames.ts";
import { DE_FILMS } from "./films-de.ts";
import { EN_FILMS } from "./films-en.ts";
import { ES_FILMS } from "./films-es.ts";
import { RU_FILMS } from "./films-ru.ts";
import { TH_FILMS } from "./films-th.ts";

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

/** Sizes and lengths of the committed files. */
export const FILM_FORMATS = {
  short: { width: 360, height: 640, seconds: 7 },
  video: { width: 640, height: 360, seconds: 12 },
} as const;

export const filmFormat = ({ isShort }: Pick<Film, "isShort">) => FILM_FORMATS[isShort ? "short" : "video"];

/** Five shorts and a video in each language. */
export const FILMS: readonly { readonly lang: Lang; readonly films: readonly Film[] }[] = [
  { lang: "en", films: EN_FILMS },
  { lang: "ru", films: RU_FILMS },
  { lang: "de", films: DE_FILMS },
  { lang: "es", films: ES_FILMS },
  { lang: "th", films: TH_FILMS },
];
