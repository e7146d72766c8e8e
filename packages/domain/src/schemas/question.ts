import * as z from "zod/mini";
import { COUNT_LIMITS, LIMITS } from "../limits.ts";
import { PHASES } from "../phase.ts";
import { choice, id } from "./number.ts";
import { text } from "./text.ts";

/** Photos by their ids, in the order shown. */
const photos = (most: number) => z.optional(z.array(z.object({ id })).check(z.maxLength(most, "too_many")));

/** Form of a question. */
export const questionForm = z.object({
  title: text(LIMITS.question_title),
  text: z.optional(text(LIMITS.question_text)),
  faza: z.optional(z.nullable(choice(PHASES.map((phase) => phase.faza)))),
  items_problem_symptom: z.optional(
    z
      .array(z.object({ type: text({ min: 1, max: 20 }), id }))
      .check(z.maxLength(COUNT_LIMITS.symptoms_of_question, "too_many")),
  ),
  items_photo: photos(COUNT_LIMITS.photos_of_question),
  diary_id: z.optional(z.nullable(id)),
  week_id: z.optional(z.nullable(id)),
});

/** Form of a solution: an answer to a question. */
export const solutionForm = z.object({
  text: text(LIMITS.solution),
  items_photo: photos(COUNT_LIMITS.photos_of_question),
});
