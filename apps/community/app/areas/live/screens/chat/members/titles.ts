import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const membersTitles: HeadTemplate = {
  title: msg({ id: "chat.members.title", message: "{title} – members" }),
  description: msg({
    id: "chat.description",
    message: "Talk to other growers and to brands, one to one or in open rooms.",
  }),
};
