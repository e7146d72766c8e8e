import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const giveawayTitles: HeadTemplate = {
  title: msg({ id: "admin.giveaway.new", message: "New giveaway" }),
  description: msg({ id: "admin.giveaway.summary", message: "Texts, rules, prizes and draw of a giveaway." }),
};
