import { sql } from "kysely";
import { readFollowRow } from "../../content/follow-rows.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";

export const updateFollow = defineOperation("updateFollow", async ({ params, body, user, transaction }) => {
  const { type, id } = params;
  const data = await transaction(async (tx) => {
    await sql`
      update follow set is_notify = ${body.is_notify}
      where user_id = ${user.id} and type = ${type} and content_id = ${id}`.execute(tx);
    return await readFollowRow(tx, user, type, id);
  });
  if (data === null) throw notFound();
  return { status: 200, data };
});
