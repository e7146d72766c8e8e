import { getAward } from "./get-award.ts";
import { listAwardVotes } from "./list-award-votes.ts";
import { searchAwardCandidates } from "./search-award-candidates.ts";
import { voteInAward } from "./vote-in-award.ts";

export const awardsOperations = { getAward, listAwardVotes, searchAwardCandidates, voteInAward };
