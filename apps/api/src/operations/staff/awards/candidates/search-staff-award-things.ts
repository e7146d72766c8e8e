import { defineOperation } from "../../../../http/define-operation.ts";
import { searchThings } from "./find-things.ts";
import { findNomination } from "./staff-candidates.ts";

export const searchStaffAwardThings = defineOperation(
  "searchStaffAwardThings",
  async ({ params, query, reads }) => {
    const found = await searchThings(reads, await findNomination(reads, params), query);
    return { status: 200, data: { ...found, start: 0, limit: query.limit } };
  },
);
