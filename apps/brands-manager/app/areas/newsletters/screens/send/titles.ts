import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The last look at a newsletter before it is sent. */
export const sendTitles: HeadTemplate = {
  title: msg({ id: "newsletter.send.head", message: "Check and send, {brandname}" }),
  description: msg({
    id: "newsletter.send.description",
    message: "Preview and recipients of a newsletter of {brandname} before it is sent.",
  }),
};
