import { defineOperation } from "../../http/define-operation.ts";
import { readTranslation } from "./read-translation.ts";

export const translate = defineOperation("translate", async ({ query, ...tools }) => ({
  status: 200,
  data: await readTranslation(tools, query),
}));
