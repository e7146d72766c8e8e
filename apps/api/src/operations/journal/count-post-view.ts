import { countView, visitorOf } from "../../content/count-view.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { requirePost } from "./find-post.ts";

export const countPostView = defineOperation("countPostView", async ({ params, db, config, request }) => {
  const id = await requirePost(db, params.id);
  const cnt_views = await countView(db, "blog", id, visitorOf(request, config.secret));
  return { status: 200, data: { cnt_views } };
});
