import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** All articles. */
export const journalTitles: HeadTemplate = {
  title: msg({ id: "journal.title", message: "Journal: tests, guides and stories from growers{page}" }),
  description: msg({
    id: "journal.description",
    message:
      "{n, plural, one {# article} other {# articles}} on growing, drying, seeds and climate, with readings.",
  }),
};

/** Articles of a category or tag. */
export const topicTitles: HeadTemplate = {
  title: msg({ id: "journal.topic.title", message: "{category}: articles{page}" }),
  description: msg({
    id: "journal.topic.description",
    message: "{category}: {n, plural, one {# article} other {# articles}} in the Grow journal.",
  }),
};
