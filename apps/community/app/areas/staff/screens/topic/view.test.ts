import { describe, expect, it } from "vitest";
import { sampleTopic } from "../../shared/topics/testing/sample-topic.ts";
import { mergeView } from "./view.ts";

const into = sampleTopic({
  id: 4,
  name: "Drying",
  items_name: [{ lang: "en", name: "Drying" }],
  link: "/journal/category/drying",
  cnt_posts: 2,
});

describe("mergeView", () => {
  it("shows what moves, what goes and what stays", () => {
    expect(mergeView("category", sampleTopic(), into)).toEqual({
      into: { id: 4, name: "Drying" },
      moving: 5,
      present: 2,
      isMost: false,
      addresses: { former: "/journal/category/harvest", present: "/journal/category/drying" },
      names: [
        { lang: "en", lost: "Harvest", stays: "Drying" },
        { lang: "de", lost: "Ernte", stays: "" },
      ],
    });
  });

  it("does not promise a sum for tags, because an article may have both", () => {
    expect(mergeView("tag", sampleTopic(), into).isMost).toBe(true);
    expect(mergeView("tag", sampleTopic({ cnt_posts: 0 }), into).isMost).toBe(false);
  });
});
