import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const seedsTitles: HeadTemplate = {
  title: msg({ id: "seeds.title", message: "Cannabis seeds of all seedbanks{page}" }),
  description: msg({
    id: "seeds.description",
    message: "{n, plural, one {# seed} other {# seeds}} with ratings and harvests from real grow diaries.",
  }),
};

/** Seeds of some filters; `{filtername}` are their words. */
export const filteredSeedsTitles: HeadTemplate = {
  title: msg({ id: "seeds.title.filtered", message: "Cannabis seeds: {filtername}{page}" }),
  description: msg({
    id: "seeds.description.filtered",
    message:
      "{n, plural, one {# seed} other {# seeds}} for {filtername}, with ratings and harvests from real grow diaries.",
  }),
};
