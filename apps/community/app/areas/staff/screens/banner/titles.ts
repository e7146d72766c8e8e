import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

const DESCRIPTION = msg({ id: "admin.banner.summary", message: "A banner, its review and its changes." });

export const bannerTitles: HeadTemplate = {
  title: msg({ id: "admin.banner.title", message: "Banner: {title}" }),
  description: DESCRIPTION,
};

export const newBannerTitles: HeadTemplate = {
  title: msg({ id: "admin.banner.new", message: "New banner" }),
  description: DESCRIPTION,
};
