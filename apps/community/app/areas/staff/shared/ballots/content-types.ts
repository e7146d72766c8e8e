import type { Schema } from "@grow/contract";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export type ContentType = Schema<"AwardContentType">;

/** What is nominated in awards. */
export const CONTENT_TYPES: Readonly<Record<ContentType, MessageDescriptor>> = {
  diary: msg({ id: "ballots.type.diary", message: "Diaries" }),
  photo: msg({ id: "ballots.type.photo", message: "Photos" }),
  video: msg({ id: "ballots.type.video", message: "Videos" }),
  problem: msg({ id: "ballots.type.problem", message: "Questions" }),
  solution: msg({ id: "ballots.type.solution", message: "Answers" }),
  user: msg({ id: "ballots.type.user", message: "Growers" }),
  strain: msg({ id: "ballots.type.strain", message: "Strains" }),
  brand: msg({ id: "ballots.type.brand", message: "Brands" }),
  product: msg({ id: "ballots.type.product", message: "Products" }),
};
