import { sql } from "kysely";
import { good, notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { complainAbout } from "./complain-about.ts";
import { requireRoom } from "./find-room.ts";
import { isVisible } from "./visible-messages.ts";

export const complainAboutMessage = defineOperation(
  "complainAboutMessage",
  async ({ params, body: { reason, text = "" }, user, transaction }) => {
    await transaction(async (tx) => {
      const { rows } = await sql<{ chat_id: number }>`
        select chat_id from message where id = ${params.id} and not is_remove`.execute(tx);
      const room = await requireRoom(tx, user.id, rows[0]?.chat_id ?? 0);
      const { rows: visible } = await sql`
        select from message m where m.chat_id = ${room.id} and m.id = ${params.id} and ${isVisible(room, user.id)}`.execute(
        tx,
      );
      if (visible.length === 0) throw notFound();
      const about = { type: "message", contentId: params.id, chatId: room.id } as const;
      await complainAbout(tx, { ...about, userId: user.id, reason, text });
    });
    return { status: 200, data: { is_complain: true }, details: [good("sent")] };
  },
);
