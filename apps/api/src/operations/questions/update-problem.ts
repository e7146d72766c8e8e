import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { notifyMentions } from "../../notifications/notify-mentions.ts";
import { changedQuestion } from "./owner.ts";
import { readQuestion } from "./read-question.ts";
import { saveQuestion } from "./save-question.ts";

export const updateProblem = defineOperation(
  "updateProblem",
  async ({ body, user, jobs, transaction, found }) => {
    const { id, user_id: askerId, diary_id } = found(changedQuestion);
    return {
      status: 200,
      data: await transaction(async (tx) => {
        await saveQuestion(tx, id, body, { askerId, reader: user });
        await recordEvent(tx, {
          type: "problem.update",
          user_id: user.id,
          content_type: "problem",
          content_id: id,
          diary_id,
        });
        await notifyMentions(tx, jobs, body.text ?? "", {
          type: "problem",
          content_id: id,
          diary_id: null,
          user_id: askerId,
        });
        return await readQuestion(tx, id, user);
      }),
    };
  },
);
