import { countView, visitorOf } from "../../content/count-view.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { requireQuestion } from "./question-rights.ts";

export const countProblemView = defineOperation(
  "countProblemView",
  async ({ params, user, db, config, request }) => {
    const { id } = await requireQuestion(db, params.id, user);
    const cnt_views = await countView(db, "problem", id, visitorOf(request, config.secret));
    return { status: 200, data: { cnt_views } };
  },
);
