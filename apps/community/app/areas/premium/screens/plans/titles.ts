import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const plansTitles: HeadTemplate = {
  title: msg({ id: "premium.pageTitle", message: "Premium: every diary, every week" }),
  description: msg({
    id: "premium.description",
    message: "Read locked diaries week by week, without ads. Keeping your own diary stays free.",
  }),
};
