import { good } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { complainAbout } from "./complain-about.ts";
import { requireRoom } from "./find-room.ts";

export const complainAboutChat = defineOperation(
  "complainAboutChat",
  async ({ params, body: { reason, text = "" }, user, transaction }) => {
    await transaction(async (tx) => {
      const { id } = await requireRoom(tx, user.id, params.id);
      await complainAbout(tx, { type: "chat", contentId: id, chatId: id, userId: user.id, reason, text });
    });
    return { status: 200, data: { is_complain: true }, details: [good("sent")] };
  },
);
