import { textLang } from "../../content/text-lang.ts";
import { forbidden } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { pushMessage } from "../../push/push-message.ts";
import { checkMessage } from "./check-message.ts";
import { canWrite, requireAddress } from "./find-room.ts";
import { join, noteVisit } from "./membership.ts";
import { readMessage } from "./read-messages.ts";
import { countMessage, saveMessage, tellMembers } from "./save-message.ts";
import { tellMessage } from "./tell-room.ts";

/**
 * No event: only the room sees its messages. The room's row is updated before the insert, so that ids rise in the order of commits and nobody
 * who asks for newer messages misses one.
 */
export const createMessage = defineOperation(
  "createMessage",
  async ({ body, user, locale, transaction, jobs }) => ({
    status: 201,
    data: await transaction(async (tx) => {
      const found = await requireAddress(tx, user.id, body.address);
      if (!canWrite(found)) throw forbidden(found.is_ban ? "blocked" : "no_right");
      if (found.type !== "private") await join(tx, found, user.id);
      const isWithheld = found.is_blocked;
      const position = await countMessage(tx, found.id, isWithheld);
      // What was read before the lock may have changed: a ban, an acceptance, an earlier message of the request.
      const room = await requireAddress(tx, user.id, body.address);
      if (!canWrite(room)) throw forbidden(room.is_ban ? "blocked" : "no_right");
      const share = await checkMessage(tx, room, body, user);
      const lang = body.lang ?? textLang(locale);
      const message = { ...share, text: body.text.trim(), lang, photoId: body.photo_id ?? null };
      const id = await saveMessage(tx, room, user.id, { ...message, position, isWithheld });
      await tellMembers(tx, room, user.id, { id, position, isWithheld });
      if (!isWithheld) await pushMessage(tx, jobs, { chatId: room.id, userId: user.id });
      await noteVisit(tx, user.id);
      await tellMessage(tx, room, { id, userId: user.id, isWithheld });
      return await readMessage(tx, room, id, user);
    }),
  }),
);
