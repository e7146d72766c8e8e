import { countView, visitorOf } from "../../../content/count-view.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { requireReadable } from "../../../rights/require-readable.ts";

export const countDiaryView = defineOperation(
  "countDiaryView",
  async ({ params, user, db, config, request }) => {
    const id = await requireReadable(db, params.id, user);
    const cnt_views = await countView(db, "diary", id, visitorOf(request, config.secret));
    return { status: 200, data: { cnt_views } };
  },
);
