import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { readChatComplaint } from "./chat-complaints.ts";
import { closeOpen } from "./close-open.ts";

export const closeChatComplaint = defineOperation(
  "closeChatComplaint",
  async ({ params, body, user, transaction }) => {
    const data = await transaction(async (tx) => {
      const complaint = await readChatComplaint(tx, params.id);
      if (!complaint) throw notFound();
      const { type, content_id } = complaint;
      if (complaint.state === "open")
        await closeOpen(tx, { type, content_id, state: body.state, moderatorId: user.id });
      const closed = await readChatComplaint(tx, params.id);
      if (!closed) throw notFound();
      return closed;
    });
    return { status: 200, data };
  },
);
