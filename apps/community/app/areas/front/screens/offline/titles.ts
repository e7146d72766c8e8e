import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the offline page. */
export const onDeviceTitles: HeadTemplate = {
  title: msg({ id: "offline.title", message: "On this device" }),
  description: msg({
    id: "offline.description",
    message: "Read your diaries offline and see what's queued to send.",
  }),
};
