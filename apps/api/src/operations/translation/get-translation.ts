import { defineOperation } from "../../http/define-operation.ts";
import { readTranslation } from "./read-translation.ts";

export const getTranslation = defineOperation("getTranslation", async ({ params, ...tools }) => ({
  status: 200,
  data: await readTranslation(tools, params),
}));
