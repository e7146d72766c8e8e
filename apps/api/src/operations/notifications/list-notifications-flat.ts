import { defineOperation } from "../../http/define-operation.ts";
import { readLines } from "../../notifications/notification-lines.ts";

export const listNotificationsFlat = defineOperation(
  "listNotificationsFlat",
  async ({ query, user, reads }) => ({
    status: 200,
    data: await readLines(reads, user.id, query, { isFlat: true }),
  }),
);
