import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { defineOperation } from "../../../http/define-operation.ts";
import { readError } from "./staff-errors.ts";

export const getStaffError = defineOperation("getStaffError", async ({ params: { id }, reads }) => {
  const item_error = await readError(reads, id);
  const { rows: items_sample } = await sql<Schema<"StaffErrorSample">>`
    select message, stack, page, status, version, browser, locale, date from error_sample where group_id = ${id}
    order by date desc, place`.execute(reads);
  return { status: 200, data: { item_error, items_sample } };
});
