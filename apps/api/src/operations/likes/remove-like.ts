import { defineOperation } from "../../http/define-operation.ts";
import { notFound } from "../../http/problem.ts";
import { findTarget } from "../comments/find-target.ts";
import { removeLike as remove } from "./set-like.ts";

export const removeLike = defineOperation("removeLike", async ({ params, user, db }) => {
  const target = await findTarget(db, params.type, params.id, user);
  if (!target) throw notFound();
  return { status: 200, data: await remove(db, target, user.id) };
});
