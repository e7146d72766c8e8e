import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const bannerTitles: HeadTemplate = {
  title: msg({ id: "admin.banner.title", message: "Banner" }),
  description: msg({ id: "admin.banner.summary", message: "A banner, its review and its changes." }),
};
