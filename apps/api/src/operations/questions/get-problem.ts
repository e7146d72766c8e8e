import { defineOperation } from "../../http/define-operation.ts";
import { requireQuestion } from "./question-rights.ts";
import { readQuestion } from "./read-question.ts";

export const getProblem = defineOperation("getProblem", async ({ params, user, reads }) => {
  const { id } = await requireQuestion(reads, params.id, user);
  return { status: 200, data: await readQuestion(reads, id, user) };
});
