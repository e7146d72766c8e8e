import * as z from "zod/mini";
import { COMPLAINT_REASONS, LIMITS } from "../limits.ts";
import { choice } from "./number.ts";
import { text } from "./text.ts";

/** Form of a report to the moderators. */
export const complaintForm = z.object({
  reason: choice(COMPLAINT_REASONS),
  text: z.optional(text(LIMITS.complaint_text)),
});
