import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const bannersTitles: HeadTemplate = {
  title: msg({ id: "admin.banners.title", message: "Banners" }),
  description: msg({
    id: "admin.banners.summary",
    message: "Banners of all brands and of Grow, those to review first.",
  }),
};
