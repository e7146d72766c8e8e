import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const votingTitles: HeadTemplate = {
  title: msg({ id: "poll.new", message: "New poll" }),
  description: msg({ id: "poll.summary", message: "Texts, options, dates and changes of a poll." }),
};
