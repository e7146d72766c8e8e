import { countDiaryView } from "./detail/count-diary-view.ts";
import { getDiary } from "./detail/get-diary.ts";
import { listProductsReview } from "./detail/list-products-review.ts";
import { exportDiary } from "./export/export-diary.ts";
import { exportDiaryArchive } from "./export/export-diary-archive.ts";
import { exportDiaryTable } from "./export/export-diary-table.ts";
import { importDiary } from "./export/import-diary.ts";
import { countDiaries } from "./list/count-diaries.ts";
import { getDiaryCounts } from "./list/get-diary-counts.ts";
import { listDiaries } from "./list/list-diaries.ts";
import { listRemovedContent } from "./list/list-removed-content.ts";
import { listSimilarDiaries } from "./list/list-similar-diaries.ts";
import { getWeekStatistics } from "./statistics/get-week-statistics.ts";
import { listWeekSchemes } from "./statistics/list-week-schemes.ts";
import { createWeek } from "./weeks/create-week.ts";
import { deleteWeek } from "./weeks/delete-week.ts";
import { replaceWeek } from "./weeks/replace-week.ts";
import { restoreWeek } from "./weeks/restore-week.ts";
import { approveDiary } from "./write/approve-diary.ts";
import { createDiary } from "./write/create-diary.ts";
import { deleteDiary } from "./write/delete-diary.ts";
import { duplicateDiary } from "./write/duplicate-diary.ts";
import { replaceDiary } from "./write/replace-diary.ts";
import { restoreDiary } from "./write/restore-diary.ts";
import { setDiaryCover } from "./write/set-diary-cover.ts";
import { updateDiary } from "./write/update-diary.ts";

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
  listRemovedContent,
  listSimilarDiaries,
  listWeekSchemes,
  replaceDiary,
  replaceWeek,
  restoreDiary,
  restoreWeek,
  setDiaryCover,
  updateDiary,
};
