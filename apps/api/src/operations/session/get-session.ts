import { measuresFrom } from "@grow/domain";
import { readOwnUser } from "../../accounts/read-own-user.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { findDueDiary } from "./find-due-diary.ts";

export const getSession = defineOperation("getSession", async ({ user: reader, db }) => {
  const user = await readOwnUser(db, reader.id);
  const item_due = await findDueDiary(db, reader.id);
  const allows_statistics = user.presets?.cookies?.statistics;
  return {
    status: 200,
    data: {
      user,
      access: [...reader.access],
      measures: measuresFrom(user.presets?.measures),
      ...(allows_statistics === undefined ? {} : { allows_statistics }),
      ...(reader.is_premium ? { is_premium: true } : {}),
      ...(item_due ? { item_due } : {}),
    },
  };
});
