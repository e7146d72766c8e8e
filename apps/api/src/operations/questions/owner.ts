import { sql } from "kysely";
import { forbidden, notFound } from "../../errors/api-error.ts";
import { ownerByPath } from "../../http/owners.ts";
import { isModerator, mayChange } from "../../rights/diary-access.ts";
import { type GuardedQuestion, requireQuestion } from "./question-rights.ts";

/** The question of a path, for its author and moderators. */
export const changedQuestion = ownerByPath(async ({ id }, reader, db): Promise<GuardedQuestion> => {
  const question = await requireQuestion(db, id, reader);
  if (!mayChange(question, reader)) throw forbidden();
  return question;
});

/** An answer that its author, the asker or a moderator is about to change. */
export interface ChangedSolution {
  readonly question: GuardedQuestion;
  readonly sid: number;
  readonly user_id: number | null;
  readonly is_accepted: boolean;
  /** Written by the reader, or the reader is a moderator. */
  readonly mayEdit: boolean;
  /** The reader asked the question. */
  readonly mayAccept: boolean;
}

/** The answer of a path, for its author, who asked, and moderators. */
export const changedSolution = ownerByPath(async ({ id, sid }, reader, db): Promise<ChangedSolution> => {
  const question = await requireQuestion(db, id, reader);
  const { rows } = await sql<{ user_id: number | null; is_accepted: boolean }>`
    select user_id, is_accepted from solution
    where problem_id = ${question.id} and id = ${Number(sid)} and not is_remove`.execute(db);
  const [solution] = rows;
  if (!solution) throw notFound();
  const mayEdit = solution.user_id === reader.id || isModerator(reader);
  const mayAccept = question.user_id === reader.id;
  if (!mayEdit && !mayAccept) throw forbidden();
  return { question, sid: Number(sid), ...solution, mayEdit, mayAccept };
});
