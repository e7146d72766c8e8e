import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const smokeTitles: HeadTemplate = {
  title: msg({ id: "smoke.title", message: "Smoke report – {diaryname}" }),
  description: msg({
    id: "smoke.description",
    message: "How the strain grew, how it smokes and how the nutrients performed.",
  }),
};
