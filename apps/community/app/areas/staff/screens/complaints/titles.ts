import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the queue of complaints. */
export const complaintsTitles: HeadTemplate = {
  title: msg({ id: "admin.complaints.title", message: "Reports" }),
  description: msg({
    id: "admin.complaints.description",
    message: "What readers reported, and what moderators decided.",
  }),
};
