import * as z from "zod/mini";
import { LIMITS } from "../limits.ts";
import { text } from "./text.ts";

/** Form of a comment or a reply. */
export const commentForm = z.object({ text: text(LIMITS.comment) });
