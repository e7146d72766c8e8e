import { defineOperation } from "../../../http/define-operation.ts";
import { changeDiary } from "./update-diary.ts";

export const replaceDiary = defineOperation("replaceDiary", async ({ params, body, user, transaction }) => ({
  status: 200,
  data: await transaction((tx) => changeDiary(tx, params.id, body, user)),
}));
