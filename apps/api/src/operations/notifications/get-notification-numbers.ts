import { defineOperation } from "../../http/define-operation.ts";
import { NOTHING_UNREAD, unreadNumbers } from "../../live/unread-numbers.ts";

/** What a browser asks for now and then that has no line open. */
export const getNotificationNumbers = defineOperation("getNotificationNumbers", async ({ user, reads }) => {
  const { notifications } = (await unreadNumbers(reads, [user.id])).get(user.id) ?? NOTHING_UNREAD;
  return { status: 200, data: notifications };
});
