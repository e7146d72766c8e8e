import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const roomTitles: HeadTemplate = {
  title: msg({ id: "chat.room.title", message: "{title} – messages" }),
  description: msg({
    id: "chat.description",
    message: "Talk to other growers and to brands, one to one or in open rooms.",
  }),
};
