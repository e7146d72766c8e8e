import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

const DESCRIPTION = msg({
  id: "ballots.award.summary",
  message: "Texts, nominations, dates and changes of awards.",
});

export const awardTitles: HeadTemplate = {
  title: msg({ id: "ballots.award.title", message: "Edit awards: {title}" }),
  description: DESCRIPTION,
};

export const newAwardTitles: HeadTemplate = {
  title: msg({ id: "ballots.awards.new", message: "New awards" }),
  description: DESCRIPTION,
};
