import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The form for messages to the site's team. */
export const contactTitles: HeadTemplate = {
  title: msg({ id: "contact.title", message: "Write to us" }),
  description: msg({
    id: "contact.description",
    message: "Ask a question, tell us an idea or report a bug. A person answers by email.",
  }),
};
