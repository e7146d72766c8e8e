import type { Schema } from "@grow/contract";
import { hasEnoughGrowers } from "@grow/domain";
import {
  MEAN_GENERAL,
  MEAN_PARTS,
  REVIEW_GENERAL,
  REVIEW_PARTS,
  ratingShare,
  readRating,
} from "@grow/domain/ratings";
import { existingPage } from "../../existing-page.ts";
import type { TabLength } from "../tab-list.ts";

/** Choices of the list: newest first, most helpful, best and critical ratings. */
export const REVIEW_CHOICES = { sort: ["new", "like", "high", "low"] } as const;
export type ReviewSort = (typeof REVIEW_CHOICES.sort)[number];

/** What seeds are rated for besides the general rating. */
export type PartLabel = (typeof REVIEW_PARTS)[number]["label"];

/** A review in a list. */
export interface ReviewView {
  readonly id: number;
  readonly text: string;
  readonly lang: string;
  readonly date: string;
  /** Null where nothing was rated. */
  readonly rating: number | null;
  /** How it grows and how it resists, of seeds. */
  readonly parts: readonly { readonly label: PartLabel; readonly value: number }[];
  /** Null once the account is gone. */
  readonly author: {
    readonly name: string;
    readonly href?: string | undefined;
    readonly avatar: string | null;
  } | null;
  readonly product: { readonly name: string; readonly href?: string | undefined };
  readonly brand: string;
  readonly diary: string | null;
  /** Diaries of the author that use the product. */
  readonly diaries: number;
  readonly isTester: boolean;
  /** By somebody of the brand, so its rating counts nowhere. */
  readonly isAffiliated: boolean;
  readonly helpful: number;
  readonly isHelpful: boolean;
  readonly answer: { readonly text: string; readonly lang: string } | null;
}

/** How the ratings of all reviews spread. */
export interface SpreadView {
  readonly counts: readonly number[];
  readonly mean: number | null;
  readonly parts: readonly { readonly label: PartLabel; readonly value: number; readonly share: number }[];
}

export interface ReviewsTabView extends TabLength {
  readonly sort: ReviewSort;
  readonly reviews: readonly ReviewView[];
  readonly spread: SpreadView | "too few" | null;
  /** The reviews are of several products, so each names its product. */
  readonly withProduct: boolean;
  /** Link to review the product: in the user's diary that uses it. */
  readonly write: string | null;
}

export function reviewView(review: Schema<"Review">): ReviewView {
  const { item_user: user, item_product: product } = review;
  return {
    id: review.id,
    text: review.text,
    lang: review.lang,
    date: review.add_date,
    rating: readRating(REVIEW_GENERAL, review),
    parts: REVIEW_PARTS.flatMap((part) => {
      const value = readRating(part, review);
      return value === null ? [] : [{ label: part.label, value }];
    }),
    author: user && { name: user.name, href: existingPage(user.link), avatar: user.avatar_small },
    product: { name: product.name, href: existingPage(product.link) },
    brand: product.item_brand?.name ?? "",
    diary: review.item_diary?.link ?? null,
    diaries: review.cnt_diaries,
    isTester: review.is_tester ?? false,
    isAffiliated: review.is_affiliated ?? false,
    helpful: review.cnt_likes,
    isHelpful: review.is_like,
    answer: review.item_answer ? { text: review.item_answer.text, lang: review.item_answer.lang } : null,
  };
}

/** @returns null where it is not shown */
export function spreadView(spread: Schema<"RatingSpread"> | undefined): SpreadView | "too few" | null {
  if (!spread) return null;
  if (!hasEnoughGrowers(spread.n)) return "too few";
  const parts = MEAN_PARTS.flatMap((part) => {
    const value = readRating(part, spread);
    const share = ratingShare(part, value);
    return value === null || share === null ? [] : [{ label: part.label, value, share }];
  });
  return { counts: spread.counts, mean: readRating(MEAN_GENERAL, spread), parts };
}
