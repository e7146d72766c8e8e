import { defineOperation } from "../../http/define-operation.ts";
import { findGrowers } from "./queries.ts";

/** Growers of one answer. */
const MAX_GROWERS = 10;

export const searchManagers = defineOperation("searchManagers", async ({ query, db }) => {
  const items = await findGrowers(db, query.query, MAX_GROWERS);
  return { status: 200, data: { items, total: items.length, start: 0, limit: MAX_GROWERS } };
});
