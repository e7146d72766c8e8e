import { defineOperation } from "../../http/define-operation.ts";
import { invalid, notFound } from "../../http/problem.ts";
import { tellOfFollow } from "../../notices/tell-of-follow.ts";
import { readFollowRow } from "./follow-rows.ts";
import { requireFollowable } from "./follow-target.ts";
import { addFollow } from "./set-follow.ts";

export const follow = defineOperation("follow", async ({ params, user, jobs, transaction }) => {
  const { type, id } = params;
  if (type === "user" && id === user.id) throw invalid([{ code: "not_allowed", field: "id" }]);
  const data = await transaction(async (tx) => {
    await requireFollowable(tx, type, id, user);
    if (await addFollow(tx, params, user.id)) await tellOfFollow(tx, jobs, params, user.id);
    return await readFollowRow(tx, user, type, id);
  });
  if (data === null) throw notFound();
  return { status: 200, data };
});
