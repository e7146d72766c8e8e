import { approveDiary } from "./approve-diary.ts";
import { countDiaries } from "./count-diaries.ts";
import { countDiaryView } from "./count-diary-view.ts";
import { createDiary } from "./create-diary.ts";
import { createWeek } from "./create-week.ts";
import { deleteDiary } from "./delete-diary.ts";
import { deleteWeek } from "./delete-week.ts";
import { duplicateDiary } from "./duplicate-diary.ts";
import { exportDiary } from "./export-diary.ts";
import { exportDiaryArchive } from "./export-diary-archive.ts";
import { exportDiaryTable } from "./export-diary-table.ts";
import { getDiary } from "./get-diary.ts";
import { getDiaryCounts } from "./get-diary-counts.ts";
import { getWeekStatistics } from "./get-week-statistics.ts";
import { importDiary } from "./import-diary.ts";
import { listDiaries } from "./list-diaries.ts";
import { listProductsReview } from "./list-products-review.ts";
import { listSimilarDiaries } from "./list-similar-diaries.ts";
import { listWeekSchemes } from "./list-week-schemes.ts";
import { replaceDiary } from "./replace-diary.ts";
import { replaceWeek } from "./replace-week.ts";
import { restoreDiary } from "./restore-diary.ts";
import { restoreWeek } from "./restore-week.ts";
import { setDiaryCover } from "./set-diary-cover.ts";
import { updateDiary } from "./update-diary.ts";

export const diariesOperations = {
  approveDiary,
  countDiaries,
  countDiaryView,
  createDiary,
  createWeek,
  deleteDiary,
  deleteWeek,
  duplicateDiary,
  exportDiary,
  exportDiaryArchive,
  exportDiaryTable,
  getDiary,
  getDiaryCounts,
  getWeekStatistics,
  importDiary,
  listDiaries,
  listProductsReview,
  listSimilarDiaries,
  listWeekSchemes,
  replaceDiary,
  replaceWeek,
  restoreDiary,
  restoreWeek,
  setDiaryCover,
  updateDiary,
};
