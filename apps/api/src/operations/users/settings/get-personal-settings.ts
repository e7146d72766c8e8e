import { defineOperation } from "../../../http/define-operation.ts";
import { readPersonalSection } from "./personal.ts";

export const getPersonalSettings = defineOperation("getPersonalSettings", async ({ user, reads }) => ({
  status: 200,
  data: await readPersonalSection(reads, user.id),
}));
