import { readProviders } from "../../accounts/providers.ts";
import { defineOperation } from "../../http/define-operation.ts";

export const listOAuthProviders = defineOperation("listOAuthProviders", async ({ user, reads, config }) => {
  const items = await readProviders(reads, config.oauth, user?.id ?? null);
  return { status: 200, data: { items, total: items.length, start: 0, limit: 20 } };
});
