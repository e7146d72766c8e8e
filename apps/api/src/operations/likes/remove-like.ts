import { findTarget } from "../../content/targets/find-target.ts";
import { holdDiary } from "../../content/targets/lock-target.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { retractLike } from "../../notifications/notify-like.ts";
import { removeLike as remove } from "./set-like.ts";

export const removeLike = defineOperation("removeLike", async ({ params, user, transaction }) => ({
  status: 200,
  data: await transaction(async (tx) => {
    const target = await findTarget(tx, params.type, params.id, user);
    if (!target) throw notFound();
    await holdDiary(tx, target);
    const state = await remove(tx, target, user.id);
    await retractLike(tx, target, user.id);
    return state;
  }),
}));
