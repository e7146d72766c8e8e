import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const adRulesTitles: HeadTemplate = {
  title: msg({ id: "admin.adRules.title", message: "Places without ads" }),
  description: msg({
    id: "admin.adRules.summary",
    message: "Sections and countries where no banner is shown.",
  }),
};
