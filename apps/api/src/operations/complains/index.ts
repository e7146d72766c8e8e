import { closeChatComplaint } from "./close-chat-complaint.ts";
import { closeComplaint } from "./close-complaint.ts";
import { complain } from "./complain.ts";
import { listChatComplaints } from "./list-chat-complaints.ts";
import { listComplaints } from "./list-complaints.ts";

export const complainsOperations = {
  closeChatComplaint,
  closeComplaint,
  complain,
  listChatComplaints,
  listComplaints,
};
