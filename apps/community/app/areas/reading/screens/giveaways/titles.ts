import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Giveaways that run. */
export const runningTitles: HeadTemplate = {
  title: msg({ id: "giveaways.title", message: "Giveaways for growers{page}" }),
  description: msg({
    id: "giveaways.description",
    message:
      "{n, plural, one {# giveaway} other {# giveaways}} open now: seeds, lights and nutrients for growers who share their grow. Anyone can check every draw.",
  }),
};

/** Giveaways that have ended. */
export const archiveTitles: HeadTemplate = {
  title: msg({ id: "giveaways.archive.title", message: "Ended giveaways and their winners{page}" }),
  description: msg({
    id: "giveaways.archive.description",
    message:
      "{n, plural, one {# ended giveaway} other {# ended giveaways}} with winners, entries and draws that you can check yourself.",
  }),
};
