import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { closeOpen } from "./close-open.ts";
import { presentComplaint } from "./present.ts";
import { readComplaint } from "./queries.ts";

export const closeComplaint = defineOperation(
  "closeComplaint",
  async ({ params, body, user, transaction }) => {
    const data = await transaction(async (tx) => {
      const complaint = await readComplaint(tx, params.id);
      if (!complaint) throw notFound();
      const { type, content_id } = complaint;
      if (complaint.state === "open")
        await closeOpen(tx, { type, content_id, state: body.state, moderatorId: user.id });
      const closed = await readComplaint(tx, params.id);
      if (!closed) throw notFound();
      return presentComplaint(closed);
    });
    return { status: 200, data };
  },
);
