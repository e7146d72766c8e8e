import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the desk for messages to the site's team. */
export const contactsTitles: HeadTemplate = {
  title: msg({ id: "admin.contacts.title", message: "Messages to the team" }),
  description: msg({
    id: "admin.contacts.description",
    message: "What people wrote to us, and what we answered.",
  }),
};
