import * as z from "zod/mini";
import { LIMITS } from "../limits.ts";
import { id } from "./number.ts";
import { text } from "./text.ts";
import { rating } from "./week.ts";

/** Form of a review of equipment, from a diary that uses it. */
export const reviewForm = z.object({
  product_id: id,
  diary_id: id,
  n_general: rating,
  text: z.optional(text(LIMITS.review_text)),
});
