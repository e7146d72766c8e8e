import { defineOperation } from "../../http/define-operation.ts";
import { readCandidates } from "./candidates.ts";
import { requireGiveaway } from "./find-giveaway.ts";

export const listGiveawayCandidates = defineOperation(
  "listGiveawayCandidates",
  async ({ params, query: { start, limit }, user, reads }) => {
    const giveawayId = await requireGiveaway(reads, params.id);
    const asked = { giveawayId, categoryId: params.x, userId: user.id };
    const { items, total } = await readCandidates(reads, asked, { start, limit });
    return { status: 200, data: { items, total, start, limit } };
  },
);
