import { defineOperation } from "../../http/define-operation.ts";
import { notFound } from "../../http/problem.ts";
import { tellOfLike } from "../../notices/tell-of-like.ts";
import { findTarget } from "../comments/find-target.ts";
import { holdDiary } from "../comments/hold-target.ts";
import { addLike as add } from "./set-like.ts";

export const addLike = defineOperation("addLike", async ({ params, user, jobs, transaction }) => ({
  status: 200,
  data: await transaction(async (tx) => {
    const target = await findTarget(tx, params.type, params.id, user);
    if (!target) throw notFound();
    await holdDiary(tx, target);
    const state = await add(tx, target, user.id);
    await tellOfLike(tx, jobs, target, user.id);
    return state;
  }),
}));
