import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const shortsTitles: HeadTemplate = {
  title: msg({ id: "shorts.title", message: "Grow shorts{page}" }),
  description: msg({
    id: "shorts.description",
    message:
      "{n, plural, one {# short video} other {# short videos}} from growers: time-lapses, training and trim.",
  }),
};

export const videosTitles: HeadTemplate = {
  title: msg({ id: "videos.title", message: "Grow videos{page}" }),
  description: msg({
    id: "videos.description",
    message: "{n, plural, one {# video} other {# videos}} from growers: tours, harvests and how-tos.",
  }),
};
