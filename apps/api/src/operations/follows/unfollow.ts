import { removeFollow } from "../../content/set-follow.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { retractFollow } from "../../notifications/notify-follow.ts";
import { requireFollowable } from "./follow-target.ts";

/** Also works for removed things. */
export const unfollow = defineOperation("unfollow", async ({ params, user, transaction }) => {
  const { type, id } = params;
  await transaction(async (tx) => {
    if (await removeFollow(tx, params, user.id)) await retractFollow(tx, params, user.id);
    else await requireFollowable(tx, type, id, user);
  });
  return { status: 200, data: { type, id } };
});
