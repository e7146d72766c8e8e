import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

const DESCRIPTION = msg({
  id: "admin.giveaway.summary",
  message: "Texts, rules, prizes and draw of a giveaway.",
});

export const giveawayTitles: HeadTemplate = {
  title: msg({ id: "admin.giveaway.title", message: "Edit giveaway: {title}" }),
  description: DESCRIPTION,
};

export const newGiveawayTitles: HeadTemplate = {
  title: msg({ id: "admin.giveaway.new", message: "New giveaway" }),
  description: DESCRIPTION,
};
