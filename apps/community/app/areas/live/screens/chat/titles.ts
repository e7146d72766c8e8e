import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const chatTitles: HeadTemplate = {
  title: msg({ id: "chat.title", message: "Messages" }),
  description: msg({
    id: "chat.description",
    message: "Talk to other growers and to brands, one to one or in open rooms.",
  }),
};
