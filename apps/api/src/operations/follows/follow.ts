import { readFollowRow } from "../../content/follow-rows.ts";
import { addFollow } from "../../content/set-follow.ts";
import { invalid, notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { notifyFollow } from "../../notifications/notify-follow.ts";
import { requireNotBlocked } from "../../rights/not-blocked.ts";
import { requireFollowable } from "./follow-target.ts";

export const follow = defineOperation("follow", async ({ params, user, jobs, transaction }) => {
  const { type, id } = params;
  if (type === "user" && id === user.id) throw invalid([{ code: "not_allowed", field: "id" }]);
  const data = await transaction(async (tx) => {
    await requireFollowable(tx, type, id, user);
    await requireNotBlocked(tx, params, user.id);
    if (await addFollow(tx, params, user.id)) await notifyFollow(tx, jobs, params, user.id);
    return await readFollowRow(tx, user, type, id);
  });
  if (data === null) throw notFound();
  return { status: 200, data };
});
