import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The page that makes the code of a widget. */
export const widgetTitles: HeadTemplate = {
  title: msg({ id: "widget.title", message: "A diary on your site" }),
  description: msg({
    id: "widget.description",
    message: "Show a diary, a grower or a brand on your own site: a small card without script or cookies.",
  }),
};
