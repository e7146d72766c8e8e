import { defineOperation } from "../../http/define-operation.ts";
import { retractFollow } from "../../notifications/notify-follow.ts";
import { requireFollowable } from "./follow-target.ts";
import { removeFollow } from "./set-follow.ts";

/** What was followed can be let go though it is not there any more. */
export const unfollow = defineOperation("unfollow", async ({ params, user, transaction }) => {
  const { type, id } = params;
  await transaction(async (tx) => {
    if (await removeFollow(tx, params, user.id)) await retractFollow(tx, params, user.id);
    else await requireFollowable(tx, type, id, user);
  });
  return { status: 200, data: { type, id } };
});
