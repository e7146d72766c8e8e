import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const pagesTitles: HeadTemplate = {
  title: msg({ id: "admin.pages.title", message: "Pages" }),
  description: msg({ id: "admin.pages.summary", message: "The texts of the site: terms, privacy, help." }),
};
