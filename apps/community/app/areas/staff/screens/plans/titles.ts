import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const plansTitles: HeadTemplate = {
  title: msg({ id: "admin.plans.title", message: "Plans and prices" }),
  description: msg({ id: "admin.plans.description", message: "Edit the plans for sale." }),
};
