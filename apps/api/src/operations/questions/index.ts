import { countProblemView } from "./count-problem-view.ts";
import { createProblem } from "./create-problem.ts";
import { createSolution } from "./create-solution.ts";
import { deleteProblem } from "./delete-problem.ts";
import { deleteSolution } from "./delete-solution.ts";
import { getProblem } from "./get-problem.ts";
import { getProblemCounts } from "./get-problem-counts.ts";
import { listDiaryProblems } from "./list-diary-problems.ts";
import { listProblems } from "./list-problems.ts";
import { restoreProblem } from "./restore-problem.ts";
import { updateProblem } from "./update-problem.ts";
import { updateSolution } from "./update-solution.ts";

export const questionsOperations = {
  countProblemView,
  createProblem,
  createSolution,
  deleteProblem,
  deleteSolution,
  getProblem,
  getProblemCounts,
  listDiaryProblems,
  listProblems,
  restoreProblem,
  updateProblem,
  updateSolution,
};
