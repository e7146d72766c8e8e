import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the requests to manage a brand. */
export const brandRequestsTitles: HeadTemplate = {
  title: msg({ id: "admin.requests.title", message: "Brand requests" }),
  description: msg({
    id: "admin.requests.description",
    message: "Growers who want to manage a brand, and what we decided.",
  }),
};
