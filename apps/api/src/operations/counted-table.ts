import type { Schema } from "@grow/contract";

/** Where each kind of thing is kept; all these rows carry the number of their likes, and of their comments but comments themselves. */
const TABLES = {
  diary: "diary",
  week: "week",
  photo: "photo",
  problem: "problem",
  solution: "solution",
  video: "video",
  review: "review",
  blog: "post",
  comment: "comment",
  brand: "brand",
  product: "product",
  strain: "strain",
  giveaway: "giveaway",
} as const satisfies Record<Schema<"LikeType">, string>;

/** The table whose row counts what is done with a thing of this kind. */
export function countedTable(type: Schema<"LikeType">): (typeof TABLES)[keyof typeof TABLES] {
  return TABLES[type];
}
