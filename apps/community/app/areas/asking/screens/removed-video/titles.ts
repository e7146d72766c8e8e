import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const removedVideoTitles: HeadTemplate = {
  title: msg({ id: "removedVideo.heading", message: "Video deleted" }),
  description: msg({ id: "removedVideo.description", message: "You can restore it for 30 days." }),
};
