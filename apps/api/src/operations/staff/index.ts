import { decideNameClaim } from "./claims/decide-name-claim.ts";
import { listNameClaims } from "./claims/list-name-claims.ts";
import { createStaffRow } from "./create-staff-row.ts";
import { deleteStaffRow } from "./delete-staff-row.ts";
import { getStaffRow } from "./get-staff-row.ts";
import { listStaffChanges } from "./list-staff-changes.ts";
import { listStaffRows } from "./list-staff-rows.ts";
import { mergeStaffRow } from "./merge-staff-row.ts";
import { getStaffOverview } from "./overview/get-staff-overview.ts";
import { restoreStaffRow } from "./restore-staff-row.ts";
import { saveStaffRow } from "./save-staff-row.ts";

export const staffOperations = {
  createStaffRow,
  decideNameClaim,
  deleteStaffRow,
  getStaffOverview,
  getStaffRow,
  listNameClaims,
  listStaffChanges,
  listStaffRows,
  mergeStaffRow,
  restoreStaffRow,
  saveStaffRow,
};
