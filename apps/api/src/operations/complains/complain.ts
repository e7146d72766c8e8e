import { sql } from "kysely";
import { good, notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { canComplainAbout } from "./find-complained.ts";

export const complain = defineOperation("complain", async ({ params, body, user, db }) => {
  const { type, id } = params;
  if (!(await canComplainAbout(db, type, id, user))) throw notFound();
  // No event: complaints are for moderators only, and no page shows them.
  await sql`
    insert into complaint (type, content_id, user_id, reason, text)
    values (${type}, ${id}, ${user.id}, ${body.reason}, ${body.text?.trim() ?? ""})
    on conflict (user_id, type, content_id) where state = 'open' do nothing`.execute(db);
  return { status: 200, data: { is_complain: true }, details: [good("sent")] };
});
