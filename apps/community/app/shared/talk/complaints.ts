import type { ComplainType, ComplaintReason } from "@grow/api-client";
import type { Schema } from "@grow/contract";
import { textOf } from "../form-errors.ts";

/** What can be complained about on this site. */
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

/** Most characters of a complaint, as the contract has it. */
export const COMPLAINT_TEXT_MAX = 1000;

/** Reasons of a complaint, in the order they are offered. */
export const COMPLAINT_REASONS: readonly ComplaintReason[] = [
  "spam",
  "offence",
  "sale",
  "copyright",
  "wrong",
  "other",
];

/** What a form says; the api refuses a reason that is none. */
export function complaintOf(form: FormData): Schema<"ComplaintCreate"> {
  const text = textOf(form, "text").trim();
  const reason = textOf(form, "reason") as ComplaintReason;
  return text === "" ? { reason } : { reason, text };
}
