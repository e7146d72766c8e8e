import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** One voting; its own text is its description. */
export const votingTitles: HeadTemplate = {
  title: msg({ id: "voting.title", message: "{title} · Poll" }),
  description: msg({ id: "voting.description", message: "{title}: vote with other growers." }),
};
