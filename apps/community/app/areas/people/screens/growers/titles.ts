import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const growersTitles: HeadTemplate = {
  title: msg({ id: "growers.title", message: "Growers and their diaries{page}" }),
  description: msg({
    id: "growers.description",
    message: "Find growers by name or language, read their diaries and follow them.",
  }),
};
