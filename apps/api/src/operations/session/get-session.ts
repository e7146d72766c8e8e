import { measuresFrom } from "@grow/domain";
import { defineOperation } from "../../http/define-operation.ts";
import { readOwnUser } from "../users/read-own.ts";

export const getSession = defineOperation("getSession", async ({ user: reader, db }) => {
  const user = await readOwnUser(db, reader.id);
  return {
    status: 200,
    data: { user, access: [...reader.access], measures: measuresFrom(user.presets?.measures) },
  };
});
