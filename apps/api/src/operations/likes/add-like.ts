import { defineOperation } from "../../http/define-operation.ts";
import { notFound } from "../../http/problem.ts";
import { findTarget } from "../comments/find-target.ts";
import { addLike as add } from "./set-like.ts";

export const addLike = defineOperation("addLike", async ({ params, user, db }) => {
  const target = await findTarget(db, params.type, params.id, user);
  if (!target) throw notFound();
  return { status: 200, data: await add(db, target, user.id) };
});
