import { sql } from "kysely";
import { notFound } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { readAvatars } from "./avatars.ts";

/** Nothing names the photo afterwards, so the sweep deletes its files. */
export const deleteUserAvatar = defineOperation(
  "deleteUserAvatar",
  async ({ params: { avatar }, user, transaction }) => {
    const data = await transaction(async (tx) => {
      const { rows } = await sql`
        delete from avatar where user_id = ${user.id} and photo_id = ${avatar} returning 1`.execute(tx);
      if (rows.length === 0) throw notFound();
      await sql`
        update users set avatar_key = null
        where id = ${user.id} and avatar_key = (select key from photo where id = ${avatar})`.execute(tx);
      await recordEvent(tx, {
        type: "user.avatar",
        user_id: user.id,
        content_type: "user",
        content_id: user.id,
      });
      return await readAvatars(tx, user.id);
    });
    return { status: 200, data };
  },
);
