import { defineOperation } from "../../http/define-operation.ts";
import { readStatistics } from "./grow-statistics.ts";

export const getProductStatistics = defineOperation(
  "getProductStatistics",
  async ({ params, query, reads }) => ({
    status: 200,
    data: await readStatistics(reads, "product", params.id, query.type_room),
  }),
);
