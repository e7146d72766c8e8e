import { sessionToken } from "../../../http/claimant.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { readPushDevices } from "./push-devices.ts";

export const listPushDevices = defineOperation("listPushDevices", async ({ user, db, request, config }) => ({
  status: 200,
  data: await readPushDevices(db, config.push, user.id, sessionToken(request)),
}));
