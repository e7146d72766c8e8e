import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** All diaries. */
export const listTitles: HeadTemplate = {
  title: msg({ id: "explore.title", message: "Grow diaries, week by week{page}" }),
  description: msg({
    id: "explore.description",
    message:
      "{n, plural, one {# grow diary} other {# grow diaries}} with photos, readings and nutrients for every week, from seed to harvest.",
  }),
};

/** Diaries with filters; `{filtername}` are their labels. */
export const filteredListTitles: HeadTemplate = {
  title: msg({ id: "explore.title.filtered", message: "Grow diaries: {filtername}{page}" }),
  description: msg({
    id: "explore.description.filtered",
    message:
      "{n, plural, one {# grow diary} other {# grow diaries}} for {filtername}, with photos, readings and nutrients for every week.",
  }),
};

/** Name of the feed of all diaries. */
export const FEED = msg({ id: "explore.feed", message: "Grow: new diaries" });
