import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** A video; a text of its own is its description. */
export const videoTitles: HeadTemplate = {
  title: msg({ id: "video.title", message: "{title} · Video" }),
  description: msg({ id: "video.description", message: "{title}" }),
};
