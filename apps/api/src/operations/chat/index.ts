import { acceptChat } from "./accept-chat.ts";
import { addChatBan } from "./add-chat-ban.ts";
import { complainAboutChat } from "./complain-about-chat.ts";
import { complainAboutMessage } from "./complain-about-message.ts";
import { createChat } from "./create-chat.ts";
import { createMessage } from "./create-message.ts";
import { deleteChat } from "./delete-chat.ts";
import { deleteMessage } from "./delete-message.ts";
import { getChatByAddress } from "./get-chat-by-address.ts";
import { getChatSettings } from "./get-chat-settings.ts";
import { listBusinessChats } from "./list-business-chats.ts";
import { listChatBans } from "./list-chat-bans.ts";
import { listChatUsers } from "./list-chat-users.ts";
import { listChats } from "./list-chats.ts";
import { listCommonChats } from "./list-common-chats.ts";
import { listMessages } from "./list-messages.ts";
import { removeChatBan } from "./remove-chat-ban.ts";
import { removeChatUser } from "./remove-chat-user.ts";
import { saveChatSettings } from "./save-chat-settings.ts";
import { searchChatUsers } from "./search-chat-users.ts";
import { searchMessages } from "./search-messages.ts";
import { updateChat } from "./update-chat.ts";
import { updateChatUser } from "./update-chat-user.ts";

export const chatOperations = {
  acceptChat,
  addChatBan,
  complainAboutChat,
  complainAboutMessage,
  createChat,
  createMessage,
  deleteChat,
  deleteMessage,
  getChatByAddress,
  getChatSettings,
  listBusinessChats,
  listChatBans,
  listChatUsers,
  listChats,
  listCommonChats,
  listMessages,
  removeChatBan,
  removeChatUser,
  saveChatSettings,
  searchChatUsers,
  searchMessages,
  updateChatUser,
  updateChat,
};
