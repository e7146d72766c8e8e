import { defineOperation } from "../../../../http/define-operation.ts";
import { countCandidates, findNomination, readStaffCandidates } from "./staff-candidates.ts";

export const listStaffAwardCandidates = defineOperation(
  "listStaffAwardCandidates",
  async ({ params, query: { start, limit }, reads }) => {
    const nomination = await findNomination(reads, params);
    const [items, { total }] = await Promise.all([
      readStaffCandidates(reads, nomination, { start, limit }),
      countCandidates(reads, nomination),
    ]);
    return { status: 200, data: { items, total, start, limit } };
  },
);
