import { readAccountExport } from "../../../accounts/personal-data/present-account.ts";
import { defineOperation } from "../../../http/define-operation.ts";

export const exportAccount = defineOperation("exportAccount", async ({ user, db, config, now }) => {
  const { publicUrl } = config;
  const data = await readAccountExport(db, user.id, { publicUrl, now: now(), fileOf: () => undefined });
  return { status: 200, data };
});
