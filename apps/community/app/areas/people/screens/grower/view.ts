import type { Schema } from "@grow/contract";
import { type Measures, type ShownReading, showReading } from "@grow/domain";
import { type WonAward, wonAwards } from "../../../../shared/awards/won-awards.ts";

type User = Schema<"User">;
type Information = Schema<"UserInformation">;

/** A link to a grower elsewhere. */
export interface ElsewhereLink {
  readonly site: keyof Information["socials"];
  readonly href: string;
  readonly label: string;
}

/** What the head of a grower's page shows. */
export interface GrowerView {
  readonly id: number;
  readonly name: string;
  readonly link: string;
  readonly avatar: string | null;
  readonly about: string;
  readonly lang: string;
  readonly growsSince: number | null;
  readonly favourites: User["item_growing"];
  readonly elsewhere: readonly ElsewhereLink[];
  readonly isPremium: boolean;
  readonly isModerator: boolean;
  readonly isSuspended: boolean;
  readonly isDiscreet: boolean;
  readonly figures: {
    readonly diaries: number;
    readonly harvested: Pick<ShownReading, "value" | "unit" | "decimals"> | null;
    /** Grams per watt. */
    readonly bestYield: number | null;
    readonly followers: number;
    readonly accepted: number;
    readonly awards: number;
  };
  readonly counts: {
    readonly reviews: number;
    readonly following: number;
    readonly bookmarks: number;
    readonly videos: number;
  };
  /** Weeks in a row with a word; null where it is not worth a line. */
  readonly streak: number | null;
  readonly year: Information["year"] | null;
  /** What they and their things won. */
  readonly awards: readonly WonAward[];
  readonly isSelf: boolean;
  readonly isFollowed: boolean;
  readonly isBlocked: boolean;
}

/** Shortest streak that is mentioned. */
const SHORTEST_STREAK = 2;

export function growerView(
  user: User,
  information: Information,
  reader: { readonly id: number | null; readonly measures: Measures; readonly locale: string },
): GrowerView {
  const { streak_weeks: streak, year } = information;
  return {
    id: user.id,
    name: user.name,
    link: user.link,
    avatar: user.avatar_small,
    about: information.about,
    lang: information.lang,
    growsSince: information.grow_since,
    favourites: information.item_growing,
    elsewhere: elsewhereLinks(information.socials),
    isPremium: information.is_premium,
    isModerator: information.is_moderator,
    isSuspended: information.is_ban,
    isDiscreet: information.is_discreet,
    figures: {
      diaries: information.cnt_reports,
      harvested: harvested(information.harvest_weight, reader.measures),
      bestYield: information.best_yield,
      followers: information.cnt_followers,
      accepted: information.cnt_solutions_accepted,
      awards: information.cnt_awards,
    },
    counts: {
      reviews: information.cnt_reviews,
      following: information.cnt_following,
      bookmarks: information.cnt_bookmarks,
      videos: information.cnt_videos,
    },
    streak: streak >= SHORTEST_STREAK ? streak : null,
    year: year.cnt_weeks > 0 ? year : null,
    awards: wonAwards(information.items_award, reader.locale),
    isSelf: user.id === reader.id,
    isFollowed: user.is_follow,
    isBlocked: information.is_blocked,
  };
}

/** The dry weight of all harvests in the reader's unit. */
function harvested(grams: number, measures: Measures): GrowerView["figures"]["harvested"] {
  const shown = grams > 0 ? showReading("harvest_weight", grams, measures) : null;
  return shown && { value: shown.value, unit: shown.unit, decimals: shown.decimals };
}

const HOSTS = {
  instagram: "https://www.instagram.com/",
  youtube: "https://www.youtube.com/@",
  facebook: "https://www.facebook.com/",
  x: "https://x.com/",
} as const;

/** Links to a grower's names elsewhere; the address of their own site is shown without its scheme. */
function elsewhereLinks(socials: Information["socials"]): readonly ElsewhereLink[] {
  const names = (["instagram", "youtube", "facebook", "x"] as const).flatMap((site) => {
    const name = socials[site];
    return name === null ? [] : { site, href: HOSTS[site] + encodeURIComponent(name), label: name };
  });
  const { website } = socials;
  if (website === null || !/^https?:\/\//.test(website)) return names;
  const label = website.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");
  return [...names, { site: "website", href: website, label }];
}
