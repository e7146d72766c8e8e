import { sql } from "kysely";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { presentComplaint } from "./present.ts";
import { readComplaint } from "./queries.ts";

export const closeComplaint = defineOperation(
  "closeComplaint",
  async ({ params, body, user, transaction }) => {
    const data = await transaction(async (tx) => {
      const complaint = await readComplaint(tx, params.id);
      if (!complaint) throw notFound();
      if (complaint.state === "open") {
        await sql`
          update complaint set state = ${body.state}, close_date = now(), moderator_id = ${user.id}
          where type = ${complaint.type} and content_id = ${complaint.content_id} and state = 'open'`.execute(
          tx,
        );
      }
      const closed = await readComplaint(tx, params.id);
      if (!closed) throw notFound();
      return presentComplaint(closed);
    });
    return { status: 200, data };
  },
);
