import type { Lang } from "../people/growers.ts";
import type { Film } from "./film.ts";
import { DE_FILMS } from "./films-de.ts";
import { EN_FILMS } from "./films-en.ts";
import { ES_FILMS } from "./films-es.ts";
import { RU_FILMS } from "./films-ru.ts";
import { TH_FILMS } from "./films-th.ts";

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
