import { defineOperation } from "../../http/define-operation.ts";
import { countChatComplaints, readChatComplaints } from "./chat-complaints.ts";

export const listChatComplaints = defineOperation("listChatComplaints", async ({ query, reads }) => {
  const { state, start, limit } = query;
  const items = await readChatComplaints(reads, { state, start, limit });
  return { status: 200, data: { items, total: await countChatComplaints(reads, state), start, limit } };
});
