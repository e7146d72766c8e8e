import { paramId } from "@grow/domain";
import { sql } from "kysely";
import { forbidden, notFound } from "../../errors/api-error.ts";
import { ownerByPath } from "../../http/owners.ts";
import { isModerator, mayChange } from "../../rights/diary-access.ts";
import { type RemovedThing, requireRestorable } from "../../rights/restorable.ts";
import { isRestorable } from "../../rights/restore-period.ts";
import { type GuardedQuestion, requireQuestion } from "./question-rights.ts";

/** The question of a path, for its author and moderators. */
export const changedQuestion = ownerByPath(async ({ id }, reader, db): Promise<GuardedQuestion> => {
  const question = await requireQuestion(db, id, reader);
  if (!mayChange(question, reader)) throw forbidden();
  return question;
});

/** The question of a path that is to be restored, removed or not, by the rule of {@link requireRestorable}. */
export const restorableQuestion = ownerByPath(async ({ id }, reader, db): Promise<GuardedQuestion> => {
  const { rows } = await sql<GuardedQuestion & RemovedThing>`
    select id, user_id, diary_id, is_visible, is_remove, ${isRestorable} as is_in_time, (
      select e.user_id from event e
      where e.content_type = 'problem' and e.content_id = q.id and e.type = 'problem.delete'
      order by e.id desc limit 1) as remover_id
    from problem q where id = ${paramId(String(id)) ?? 0}`.execute(db);
  const [question] = rows;
  const mayEdit = question !== undefined && mayChange(question, reader);
  if (!question || (!mayEdit && !question.is_visible)) throw notFound();
  if (!mayEdit) throw forbidden();
  requireRestorable(question, reader);
  return question;
});

/** An answer to change, by its author, the question's author or a moderator. */
export interface ChangedSolution {
  readonly question: GuardedQuestion;
  readonly sid: number;
  readonly user_id: number | null;
  readonly is_accepted: boolean;
  /** The user is its author or a moderator. */
  readonly mayEdit: boolean;
  /** The user is the question's author. */
  readonly mayAccept: boolean;
}

/** The answer of a path, for its author, the question's author and moderators. */
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
