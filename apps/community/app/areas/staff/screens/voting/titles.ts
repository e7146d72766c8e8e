import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

const DESCRIPTION = msg({ id: "poll.summary", message: "Texts, options, dates and changes of a poll." });

export const votingTitles: HeadTemplate = {
  title: msg({ id: "poll.title", message: "Edit poll: {title}" }),
  description: DESCRIPTION,
};

export const newVotingTitles: HeadTemplate = {
  title: msg({ id: "poll.new", message: "New poll" }),
  description: DESCRIPTION,
};
