import { defineOperation } from "../../../http/define-operation.ts";
import { findGrowers, presentUserShort } from "../access/people.ts";

/** Maximum number of growers in a response. */
const MAX_GROWERS = 10;

export const searchManagers = defineOperation("searchManagers", async ({ query, db }) => {
  const growers = await findGrowers(db, query.query, MAX_GROWERS);
  const items = growers.map(presentUserShort);
  return { status: 200, data: { items, total: items.length, start: 0, limit: MAX_GROWERS } };
});
