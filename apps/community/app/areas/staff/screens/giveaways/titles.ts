import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const giveawaysTitles: HeadTemplate = {
  title: msg({ id: "admin.giveaways.title", message: "Giveaways" }),
  description: msg({ id: "admin.giveaways.summary", message: "All giveaways by state, drafts included." }),
};
