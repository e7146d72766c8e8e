import type { Schema } from "@grow/contract";
import { blog } from "./blog.ts";
import { brand } from "./brand.ts";
import { comment } from "./comment.ts";
import { diary } from "./diary.ts";
import { giveaway } from "./giveaway.ts";
import type { Kind, KindDescriptor } from "./kind.ts";
import { photo } from "./photo.ts";
import { problem } from "./problem.ts";
import { product } from "./product.ts";
import { review } from "./review.ts";
import { solution } from "./solution.ts";
import { strain } from "./strain.ts";
import { user } from "./user.ts";
import { video } from "./video.ts";
import { week } from "./week.ts";

/** All kinds; it does not compile while one of the contract's has no descriptor, or a descriptor lacks a part. */
export const KINDS = {
  diary,
  week,
  photo,
  comment,
  problem,
  solution,
  video,
  review,
  blog,
  brand,
  product,
  strain,
  giveaway,
  user,
} as const satisfies { readonly [K in Kind]: KindDescriptor<K> };

/** The kinds whose descriptor has this part. */
type KindWith<Part extends keyof KindDescriptor, Without> = {
  [K in Kind]: (typeof KINDS)[K][Part] extends Without ? never : K;
}[Kind];

export type PurgedKind = KindWith<"purgedAtOnce", null>;
export type NotifiedKind = KindWith<"notifies", readonly []>;
export type ViewedKind = KindWith<"countsViews", false>;
export type SearchedKind = KindWith<"search", null>;
/** The properties of the search response. */
export type SearchGroup = (typeof KINDS)[SearchedKind]["search"]["group"];
export type TranslatedKind = Schema<"TranslationType">;

export function isKind(name: string): name is Kind {
  return Object.hasOwn(KINDS, name);
}

/** Every kind with its descriptor, in the order of {@link KINDS}. */
export const ALL_KINDS: readonly (readonly [Kind, KindDescriptor])[] = Object.entries(KINDS) as never;
