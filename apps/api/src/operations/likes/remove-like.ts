import { defineOperation } from "../../http/define-operation.ts";
import { notFound } from "../../http/problem.ts";
import { untellOfLike } from "../../notices/tell-of-like.ts";
import { findTarget } from "../comments/find-target.ts";
import { holdDiary } from "../comments/hold-target.ts";
import { removeLike as remove } from "./set-like.ts";

export const removeLike = defineOperation("removeLike", async ({ params, user, transaction }) => ({
  status: 200,
  data: await transaction(async (tx) => {
    const target = await findTarget(tx, params.type, params.id, user);
    if (!target) throw notFound();
    await holdDiary(tx, target);
    const state = await remove(tx, target, user.id);
    await untellOfLike(tx, target, user.id);
    return state;
  }),
}));
