import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const keyTitles: HeadTemplate = {
  title: msg({ id: "symptomKey.title", message: "What's wrong with my plant?" }),
  description: msg({
    id: "symptomKey.description",
    message: "Three steps from what you see to likely causes, what to do first, and solved questions.",
  }),
};
