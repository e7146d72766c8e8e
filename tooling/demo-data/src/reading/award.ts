import type { Lang } from "../people/growers.ts";
import type { Names } from "./names.ts";
import type { NominationKey } from "./nominations.ts";

export interface AwardNominationSeed {
  readonly key: NominationKey;
  /** What counts, in the language of the award. */
  readonly text: string;
  /** The same in the other languages; missing in awards that are over. */
  readonly translations?: Partial<Names>;
}

/** The awards of a year. Votes end before the results are published. */
export interface AwardSeed {
  readonly year: number;
  readonly lang: Lang;
  readonly titles: Names;
  /** Rules, HTML that the sanitiser leaves unchanged. */
  readonly text: string;
  /** The same in the other languages; missing in awards that are over. */
  readonly translations?: Partial<Names>;
  /** Dates of awards that are over; those of the present year begin before the day of the demo data, and end after it. */
  readonly dates: { readonly start: string; readonly end: string; readonly result: string } | null;
  readonly nominations: readonly AwardNominationSeed[];
}

/** Titles of the awards of a year. */
export const awardTitles = (year: number): Names => ({
  en: `Grow awards ${year}`,
  de: `Grow Awards ${year}`,
  es: `Premios Grow ${year}`,
  ru: `Премия Grow ${year}`,
  th: `รางวัล Grow ${year}`,
});
