import { createDiary } from "./create-diary.ts";
import { createWeek } from "./create-week.ts";
import { deleteWeek } from "./delete-week.ts";
import { getDiary } from "./get-diary.ts";
import { listDiaries } from "./list-diaries.ts";
import { replaceWeek } from "./replace-week.ts";
import { updateDiary } from "./update-diary.ts";

export const diariesOperations = {
  createDiary,
  createWeek,
  deleteWeek,
  getDiary,
  listDiaries,
  replaceWeek,
  updateDiary,
};
