import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The testers of the brand. */
export const testersTitles: HeadTemplate = {
  title: msg({ id: "testers.head", message: "Testers, {brandname}" }),
  description: msg({
    id: "testers.description",
    message: "Growers who test products of {brandname}, and how their diaries are going.",
  }),
};
