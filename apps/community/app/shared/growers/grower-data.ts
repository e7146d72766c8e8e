import type { Schema } from "@grow/contract";
import { type PhotoData, photoData } from "../photo-source.ts";

/** What a page shows of a grower in a list. */
export interface GrowerData {
  readonly id: number;
  readonly name: string;
  readonly link: string;
  readonly avatar: string | null;
  /** Year in which they joined. */
  readonly since: number;
  readonly lang: string;
  /** Of their newest diaries. */
  readonly covers: readonly PhotoData[];
  readonly strains: readonly { readonly name: string; readonly href: string }[];
  /** How many strains more they grow. */
  readonly moreStrains: number;
  readonly cnt_reports: number;
  readonly cnt_harvests: number;
  readonly cnt_followers: number;
  readonly is_follow: boolean;
  readonly is_premium: boolean;
  readonly is_moderator: boolean;
  /** The current user, who cannot follow themselves. */
  readonly isSelf: boolean;
}

/** Takes from a card of the API what is shown of it. */
export function growerData(card: Schema<"UserCard">, readerId: number | null): GrowerData {
  const { id, name, link, cnt_reports, cnt_harvests, cnt_followers, is_follow, is_premium, is_moderator } =
    card;
  return {
    id,
    name,
    link,
    avatar: card.avatar_small,
    since: new Date(card.add_date).getUTCFullYear(),
    lang: card.lang,
    covers: card.covers.map(photoData),
    strains: card.strains.map(({ name, link }) => ({ name, href: link })),
    moreStrains: card.cnt_strains - card.strains.length,
    cnt_reports,
    cnt_harvests,
    cnt_followers,
    is_follow,
    is_premium,
    is_moderator,
    isSelf: id === readerId,
  };
}
