import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { readCandidates } from "./candidates.ts";
import { requireGiveaway } from "./find-giveaway.ts";

export const checkGiveawayCandidate = defineOperation(
  "checkGiveawayCandidate",
  async ({ params, user, reads }) => {
    const giveawayId = await requireGiveaway(reads, params.id);
    const asked = { giveawayId, categoryId: params.x, userId: user.id };
    const { items } = await readCandidates(reads, asked, { id: params.y });
    const [candidate] = items;
    if (!candidate) throw notFound();
    return { status: 200, data: { can_join: candidate.can_join, reason: candidate.reason } };
  },
);
