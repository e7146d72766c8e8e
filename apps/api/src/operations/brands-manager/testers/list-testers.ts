import { defineOperation } from "../../../http/define-operation.ts";
import { managedBrand } from "../access/managed-brand.ts";
import { readTesters } from "./read-testers.ts";

export const listTesters = defineOperation("listTesters", async ({ query, reads, found }) => ({
  status: 200,
  data: await readTesters(reads, found(managedBrand), query),
}));
