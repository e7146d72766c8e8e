import { countView, visitorOf } from "../../content/count-view.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { requireVideo } from "./video-rights.ts";

export const countVideoView = defineOperation(
  "countVideoView",
  async ({ params, user, db, config, request }) => {
    const { id } = await requireVideo(db, params.id, user);
    const cnt_views = await countView(db, "video", id, visitorOf(request, config.secret));
    return { status: 200, data: { cnt_views } };
  },
);
