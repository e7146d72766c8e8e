import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const feedTitles: HeadTemplate = {
  title: msg({ id: "feed.title", message: "Feed: new weeks, diaries and reviews{page}" }),
  description: msg({
    id: "feed.description",
    message: "What growers added lately: weeks with photos, new diaries, reviews and questions.",
  }),
};
