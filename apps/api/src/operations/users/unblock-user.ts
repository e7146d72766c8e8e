import { sql } from "kysely";
import { presentBanned } from "../../accounts/blocks.ts";
import { findUser } from "../../accounts/user-queries.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";

export const unblockUser = defineOperation("unblockUser", async ({ params, user, transaction }) => {
  const data = await transaction(async (tx) => {
    const grower = await findUser(tx, params.id, user.id);
    if (grower === null) throw notFound();
    await sql`
      delete from user_ban where user_id = ${user.id} and type = 'user' and content_id = ${grower.id}`.execute(
      tx,
    );
    return presentBanned(grower);
  });
  return { status: 200, data };
});
