import { defineOperation } from "../../http/define-operation.ts";
import { readLines } from "../../notifications/notification-lines.ts";

/** Of a single group every notification is a line of its own. */
export const listNotifications = defineOperation("listNotifications", async ({ query, user, reads }) => ({
  status: 200,
  data: await readLines(reads, user.id, query, { isFlat: query.group !== undefined }),
}));
