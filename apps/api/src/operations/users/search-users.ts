import { defineOperation } from "../../http/define-operation.ts";
import { findByName } from "./find-by-name.ts";

export const searchUsers = defineOperation("searchUsers", async ({ query, reads }) => ({
  status: 200,
  data: await findByName(reads, query.query, query.limit),
}));
