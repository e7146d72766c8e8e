import { defineOperation } from "../../../http/define-operation.ts";
import { readTests } from "./read-tests.ts";

export const listTests = defineOperation("listTests", async ({ user, query, reads }) => ({
  status: 200,
  data: await readTests(reads, user.id, query),
}));
