import { msg } from "@lingui/core/macro";

/** Shown instead of a yield of too few growers. */
export const TOO_FEW_FOR_YIELD = msg({
  id: "catalogue.yield.tooFew",
  message: "Not enough growers yet for g/W",
});
