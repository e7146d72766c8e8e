import * as z from "zod/mini";
import { LIMITS } from "../limits.ts";
import { id } from "./number.ts";
import { text } from "./text.ts";

/** Form of a chat message: text, a photo, and one of diary, week, strain and product. */
export const chatForm = z.object({
  text: text(LIMITS.chat_message),
  photo_id: z.optional(z.nullable(id)),
  diary_id: z.optional(z.nullable(id)),
  week_id: z.optional(z.nullable(id)),
  strain_id: z.optional(z.nullable(id)),
  product_id: z.optional(z.nullable(id)),
});
