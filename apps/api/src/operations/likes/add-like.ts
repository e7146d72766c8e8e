import { findTarget } from "../../content/targets/find-target.ts";
import { holdDiary } from "../../content/targets/lock-target.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { notifyLike } from "../../notifications/notify-like.ts";
import { requireNotBlocked } from "../../rights/not-blocked.ts";
import { addLike as add } from "./set-like.ts";

export const addLike = defineOperation("addLike", async ({ params, user, jobs, transaction }) => ({
  status: 200,
  data: await transaction(async (tx) => {
    const target = await findTarget(tx, params.type, params.id, user);
    if (!target) throw notFound();
    await requireNotBlocked(tx, target, user.id);
    await holdDiary(tx, target);
    const state = await add(tx, target, user.id);
    await notifyLike(tx, jobs, target, user.id);
    return state;
  }),
}));
