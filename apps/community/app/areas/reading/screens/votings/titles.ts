import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** All votings. */
export const votingsTitles: HeadTemplate = {
  title: msg({ id: "votings.title", message: "Polls: growers decide{page}" }),
  description: msg({
    id: "votings.description",
    message:
      "{n, plural, one {# poll} other {# polls}} of the Grow journal: what growers do, and what we test next.",
  }),
};
