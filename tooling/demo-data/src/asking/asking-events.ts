import type { CommentRow, EventRow } from "../rows.ts";
import type { AskingTables } from "./asking-rows.ts";

/** An event before it has a number. */
export type EventDraft = Omit<EventRow, "id">;

/** Lists what asking, answering, accepting, removing and commenting through the API records. */
export function askingEvents(
  { problem, solution }: AskingTables,
  comments: readonly CommentRow[],
): EventDraft[] {
  const problems = new Map(problem.map((row) => [row.id, row]));
  const questionOf = (id: number) => problems.get(id);
  const asked = problem.flatMap(({ id, user_id, diary_id, add_date, remove_date }): EventDraft[] => {
    const about = { user_id, content_type: "problem", content_id: id, diary_id, params: {} };
    return [
      { type: "problem.create", ...about, add_date },
      ...(remove_date ? [{ type: "problem.delete", ...about, add_date: remove_date }] : []),
    ];
  });
  const answered = solution.flatMap((row): EventDraft[] => {
    const question = questionOf(row.problem_id);
    const diary_id = question?.diary_id ?? null;
    const about = { content_type: "solution", content_id: row.id, diary_id, user_id: row.user_id };
    const { add_date, accept_date, remove_date } = row;
    return [
      { type: "solution.create", ...about, params: { problem_id: row.problem_id }, add_date },
      ...(accept_date && question
        ? [
            {
              type: "solution.accept",
              ...about,
              user_id: question.user_id,
              params: {},
              add_date: accept_date,
            },
          ]
        : []),
      ...(remove_date ? [{ type: "solution.delete", ...about, params: {}, add_date: remove_date }] : []),
    ];
  });
  const commented = comments.map(
    ({ id, type, content_id, user_id, add_date }): EventDraft => ({
      type: "comment.create",
      user_id,
      content_type: type,
      content_id,
      diary_id: null,
      params: { comment_id: id },
      add_date,
    }),
  );
  return [...asked, ...answered, ...commented];
}
