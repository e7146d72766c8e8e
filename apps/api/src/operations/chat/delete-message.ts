import { sql } from "kysely";
import { invalid, notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { isModerator } from "../../rights/diary-access.ts";
import { changedMessage } from "./message-owner.ts";
import { tellRoom } from "./tell-room.ts";

/** Minutes in which a sender may delete a message. */
const MINUTES = 10;

/** The row stays and counts, as the placeholder. Its text is erased after 30 days, until when moderators see it with a complaint. */
export const deleteMessage = defineOperation("deleteMessage", async ({ user, found, transaction }) => {
  const { id, chat_id, is_own, room } = found(changedMessage);
  const isHost = isModerator(user) || (room !== null && room.role !== "member");
  await transaction(async (tx) => {
    const { rows } = await sql<{ is_late: boolean }>`
      select add_date < now() - make_interval(mins => ${MINUTES}) as is_late
      from message where id = ${id} and not is_remove for update`.execute(tx);
    const [message] = rows;
    if (!message) throw notFound();
    if (is_own && !isHost && message.is_late)
      throw invalid([{ code: "closed", field: "id", params: { minutes: MINUTES } }]);
    await sql`update message set is_remove = true, remove_date = now() where id = ${id}`.execute(tx);
    const { rows: rooms } = await sql<{ type: "private" | "business" | "common" }>`
      select type from chat where id = ${chat_id}`.execute(tx);
    await tellRoom(tx, { id: chat_id, type: rooms[0]?.type ?? "private" });
  });
  return { status: 200, data: { id } };
});
