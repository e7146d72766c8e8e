import { sql } from "kysely";
import { presentBanned } from "../../accounts/blocks.ts";
import { findUser } from "../../accounts/user-queries.ts";
import { invalid, notFound } from "../../errors/api-error.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";

export const blockUser = defineOperation("blockUser", async ({ params, user, transaction }) => {
  const data = await transaction(async (tx) => {
    const grower = await findUser(tx, params.id, user.id);
    if (grower === null) throw notFound();
    if (grower.id === user.id) throw invalid([{ code: "not_allowed", field: "id" }]);
    const { rows } = await sql`
      insert into user_ban (user_id, type, content_id) values (${user.id}, 'user', ${grower.id})
      on conflict do nothing returning 1`.execute(tx);
    if (rows.length > 0) {
      await sql`
        with gone as (
          delete from follow where type = 'user'
            and ((user_id = ${user.id} and content_id = ${grower.id}) or (user_id = ${grower.id} and content_id = ${user.id}))
          returning content_id)
        update users set cnt_followers = greatest(0, cnt_followers - 1) where id in (select content_id from gone)`.execute(
        tx,
      );
      await recordEvent(tx, {
        type: "user.block",
        user_id: user.id,
        content_type: "user",
        content_id: grower.id,
      });
    }
    return presentBanned(grower);
  });
  return { status: 200, data };
});
