import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const awardsTitles: HeadTemplate = {
  title: msg({ id: "ballots.awards", message: "Awards" }),
  description: msg({ id: "ballots.awards.summary", message: "Grow awards of all years." }),
};
