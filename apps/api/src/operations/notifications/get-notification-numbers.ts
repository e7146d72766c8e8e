import { defineOperation } from "../../http/define-operation.ts";
import { NOTHING_UNREAD, unreadNumbers } from "../../live/unread-numbers.ts";

/** Polled by browsers without an event stream. */
export const getNotificationNumbers = defineOperation("getNotificationNumbers", async ({ user, reads }) => {
  const { notifications } = (await unreadNumbers(reads, [user.id])).get(user.id) ?? NOTHING_UNREAD;
  return { status: 200, data: notifications };
});
