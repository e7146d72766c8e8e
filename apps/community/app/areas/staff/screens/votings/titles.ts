import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const votingsTitles: HeadTemplate = {
  title: msg({ id: "polls.title", message: "Polls" }),
  description: msg({ id: "polls.summary", message: "Polls of the journal in every state." }),
};
