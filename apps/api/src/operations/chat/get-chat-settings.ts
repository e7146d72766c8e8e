import { defineOperation } from "../../http/define-operation.ts";
import { readChatSettings } from "./chat-settings.ts";

export const getChatSettings = defineOperation("getChatSettings", async ({ user, reads }) => ({
  status: 200,
  data: await readChatSettings(reads, user.id),
}));
