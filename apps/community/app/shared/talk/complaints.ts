import type { ComplainType, ComplaintReason } from "@grow/api-client";
import type { Schema } from "@grow/contract";
import { textOf } from "../form-errors.ts";

/** Types that can be reported. */
const TYPES: Readonly<Record<ComplainType, true>> = {
  user: true,
  diary: true,
  week: true,
  photo: true,
  comment: true,
  problem: true,
  solution: true,
  video: true,
  review: true,
  blog: true,
  brand: true,
  product: true,
  strain: true,
  giveaway: true,
};

export function isComplainType(word: string | undefined): word is ComplainType {
  return word !== undefined && Object.hasOwn(TYPES, word);
}

/** The values of a form; the API rejects an unknown reason. */
export function complaintOf(form: FormData): Schema<"ComplaintCreate"> {
  const text = textOf(form, "text").trim();
  const reason = textOf(form, "reason") as ComplaintReason;
  return text === "" ? { reason } : { reason, text };
}
