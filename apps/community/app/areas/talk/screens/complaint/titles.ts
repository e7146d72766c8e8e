import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the form for complaints. */
export const complaintTitles: HeadTemplate = {
  title: msg({ id: "talk.complaint.title", message: "Report to the moderators" }),
  description: msg({
    id: "talk.complaint.description",
    message: "Tell our moderators what's wrong.",
  }),
};
