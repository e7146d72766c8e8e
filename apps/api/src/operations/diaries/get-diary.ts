import { defineOperation } from "../../http/define-operation.ts";
import { diaryId } from "./open-diary.ts";
import { readWholeDiary } from "./read-whole-diary.ts";

export const getDiary = defineOperation("getDiary", async ({ params, user, reads }) => ({
  status: 200,
  data: await readWholeDiary(reads, diaryId(params.id), user),
}));
