import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";
import type { VideoKind } from "../../shared/videos/video-kinds.tsx";

const shorts: HeadTemplate = {
  title: msg({ id: "shorts.title", message: "Grow shorts{page}" }),
  description: msg({
    id: "shorts.description",
    message:
      "{n, plural, one {# short video} other {# short videos}} from growers: time-lapses, training and trim.",
  }),
};

const videos: HeadTemplate = {
  title: msg({ id: "videos.title", message: "Grow videos{page}" }),
  description: msg({
    id: "videos.description",
    message: "{n, plural, one {# video} other {# videos}} from growers: tours, harvests and how-tos.",
  }),
};

const following: HeadTemplate = {
  title: msg({ id: "shorts.following.title", message: "Shorts by growers you follow{page}" }),
  description: msg({ id: "shorts.following.description", message: "New shorts by the growers you follow." }),
};

/** Titles of the lists of videos. */
export const TITLES: Readonly<Record<VideoKind, HeadTemplate>> = { shorts, following, videos };
