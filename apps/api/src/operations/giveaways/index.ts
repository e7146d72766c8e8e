import { answerGiveaway } from "./answer-giveaway.ts";
import { checkGiveawayCandidate } from "./check-giveaway-candidate.ts";
import { getGiveaway } from "./get-giveaway.ts";
import { getGiveawayDraw } from "./get-giveaway-draw.ts";
import { getGiveawayDrawList } from "./get-giveaway-draw-list.ts";
import { joinGiveaway } from "./join-giveaway.ts";
import { listGiveawayCandidates } from "./list-giveaway-candidates.ts";
import { listGiveaways } from "./list-giveaways.ts";
import { voteInGiveaway } from "./vote-in-giveaway.ts";
import { withdrawFromGiveaway } from "./withdraw-from-giveaway.ts";

export const giveawaysOperations = {
  answerGiveaway,
  checkGiveawayCandidate,
  getGiveaway,
  getGiveawayDraw,
  getGiveawayDrawList,
  joinGiveaway,
  listGiveawayCandidates,
  listGiveaways,
  voteInGiveaway,
  withdrawFromGiveaway,
};
