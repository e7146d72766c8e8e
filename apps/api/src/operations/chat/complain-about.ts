import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

interface NewComplaint {
  readonly type: "chat" | "message";
  readonly contentId: number;
  readonly chatId: number;
  readonly userId: number;
  readonly reason: string;
  readonly text: string;
}

/** The room's newest message bounds what moderators see. No event: complaints are for moderators only, and no page shows them. */
export async function complainAbout(
  tx: Tx,
  { type, contentId, chatId, userId, reason, text }: NewComplaint,
): Promise<void> {
  await sql`
    insert into complaint (type, content_id, user_id, reason, text, last_message_id)
    select ${type}, ${contentId}, ${userId}, ${reason}, ${text.trim()}, (select max(id) from message where chat_id = ${chatId})
    on conflict (user_id, type, content_id) where state = 'open' do nothing`.execute(tx);
}
