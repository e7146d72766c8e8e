import { defineOperation } from "../../http/define-operation.ts";
import { requireGiveaway } from "./find-giveaway.ts";
import { readGiveaway } from "./read-giveaway.ts";

export const getGiveaway = defineOperation("getGiveaway", async ({ params, query, user, reads }) => {
  const { lang, category_id: categoryId = null, start, limit, sort } = query;
  const giveawayId = await requireGiveaway(reads, params.id);
  const shown = { giveawayId, readerId: user?.id ?? null, lang, categoryId, start, limit, sort };
  return { status: 200, data: await readGiveaway(reads, shown) };
});
