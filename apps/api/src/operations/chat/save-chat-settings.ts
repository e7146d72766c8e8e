import { sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";
import { readChatSettings } from "./chat-settings.ts";

export const saveChatSettings = defineOperation("saveChatSettings", async ({ body, user, transaction }) => ({
  status: 200,
  data: await transaction(async (tx) => {
    await sql`update account set is_read_marks = ${body.is_read_marks} where user_id = ${user.id}`.execute(
      tx,
    );
    return await readChatSettings(tx, user.id);
  }),
}));
