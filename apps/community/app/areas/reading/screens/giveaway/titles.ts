import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** One giveaway. */
export const giveawayTitles: HeadTemplate = {
  title: msg({ id: "giveaway.title", message: "{title} · Giveaway" }),
  description: msg({
    id: "giveaway.description",
    message: "{title}: prizes, rules, entries and winners. Anyone can check how the winners were found.",
  }),
};
