import { defineOperation } from "../../http/define-operation.ts";
import { countCards } from "./counting/count-cards.ts";
import { evidenceOf } from "./counting/evidence.ts";

export const reportImpressions = defineOperation(
  "reportImpressions",
  async ({ body, request, config, db, now }) => {
    await countCards(db, body.stat, evidenceOf(request, { config, now: now(), of: "cards" }));
    // The same whether a thing exists or not, so that it tells nothing about private ones.
    return { status: 200, data: { accepted: body.stat.length } };
  },
);
