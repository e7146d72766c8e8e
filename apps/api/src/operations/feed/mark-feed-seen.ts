import { moveFeedPosition } from "../../content/feed/feed-position.ts";
import { defineOperation } from "../../http/define-operation.ts";

export const markFeedSeen = defineOperation("markFeedSeen", async ({ body, user, transaction }) => {
  await transaction((tx) => moveFeedPosition(tx, user.id, body.seen_id));
  return { status: 200, data: { seen_id: body.seen_id } };
});
