import { defineOperation } from "../../http/define-operation.ts";
import { presentComplaint } from "./present.ts";
import { countComplaints, readComplaints } from "./queries.ts";

export const listComplaints = defineOperation("listComplaints", async ({ query, reads }) => {
  const { state, start, limit } = query;
  const rows = await readComplaints(reads, { state, start, limit });
  const total = await countComplaints(reads, state);
  return { status: 200, data: { items: rows.map(presentComplaint), total, start, limit } };
});
