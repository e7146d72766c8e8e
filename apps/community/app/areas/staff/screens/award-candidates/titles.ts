import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const candidatesTitles: HeadTemplate = {
  title: msg({ id: "candidates.title", message: "Candidates" }),
  description: msg({ id: "candidates.summary", message: "What growers can vote for in a nomination." }),
};
