import type { Schema } from "@grow/contract";

/** A category as its editor gets it, for tests. */
export function sampleTopic(change: Partial<Schema<"StaffTopic">> = {}): Schema<"StaffTopic"> {
  return {
    id: 3,
    kind: "category",
    version: 2,
    slug: "harvest",
    link: "/journal/category/harvest",
    name: "Harvest",
    items_name: [
      { lang: "de", name: "Ernte" },
      { lang: "en", name: "Harvest" },
    ],
    position: 1,
    cnt_posts: 5,
    cnt_published: 4,
    update_date: "2026-09-14T08:30:00.000Z",
    ...change,
  };
}
