import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const awardTitles: HeadTemplate = {
  title: msg({ id: "ballots.awards.new", message: "New awards" }),
  description: msg({
    id: "ballots.award.summary",
    message: "Texts, nominations, dates and changes of awards.",
  }),
};
