import { closeComplaint } from "./close-complaint.ts";
import { complain } from "./complain.ts";
import { listComplaints } from "./list-complaints.ts";

export const complainsOperations = { closeComplaint, complain, listComplaints };
