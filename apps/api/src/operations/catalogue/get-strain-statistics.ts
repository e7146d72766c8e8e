import { defineOperation } from "../../http/define-operation.ts";
import { readStatistics } from "./grow-statistics.ts";

export const getStrainStatistics = defineOperation(
  "getStrainStatistics",
  async ({ params, query, reads }) => ({
    status: 200,
    data: await readStatistics(reads, "strain", params.id, query.type_room),
  }),
);
