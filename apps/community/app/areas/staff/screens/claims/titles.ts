import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const claimsTitles: HeadTemplate = {
  title: msg({ id: "admin.claims.title", message: "Names from diaries" }),
  description: msg({
    id: "admin.claims.summary",
    message: "Link names that growers typed to the catalogue.",
  }),
};
