import type { Schema } from "@grow/contract";

/** An article as the API returns it, for tests. */
export function samplePost(change: Partial<Schema<"Post">> = {}): Schema<"Post"> {
  return {
    id: 5,
    title: "Slow drying: fourteen days at 15 °C",
    text: "<p>Twelve growers, one strain, two rooms.</p>",
    preview: "What happens when a harvest dries slowly.",
    description: "What happens when a harvest dries slowly.",
    cover: "/media/0f3a9c1d2b4e5f60718293a4b5c6d7e8/1600.webp",
    item_cover: null,
    link: "/journal/slow-drying",
    lang: "en",
    langs: ["en"],
    view_date: "2026-09-14T08:30:00.000Z",
    update_date: "2026-09-14T09:30:00.000Z",
    category: "harvest",
    item_category: { slug: "harvest", name: "Harvest", link: "/journal/category/harvest" },
    tags: ["drying"],
    items_tag: [{ slug: "drying", name: "Drying", link: "/journal/tags/drying" }],
    votes: [],
    item_user: { id: 7, name: "tessellate", link: "/grower/tessellate", avatar_small: null },
    author_role: "Editor",
    minutes: 8,
    items_diary: [],
    items_strain: [],
    items_product: [],
    items_post: [],
    item_before: null,
    item_after: null,
    cnt_views: 1204,
    cnt_likes: 318,
    cnt_comments: 12,
    is_like: false,
    ...change,
  };
}

/** A voting of an article whose results are hidden. */
export function sampleVoting(id: number): Schema<"Voting"> {
  return {
    id,
    title: "What next?",
    text: "",
    link: `/journal/voting/${id}`,
    lang: "en",
    cover: null,
    options: [11, 12].map((one) => ({ id: one, text: `${one}`, note: "", item_user: null, cnt_votes: null })),
    results: "after_vote",
    is_result: false,
    cnt_votes: null,
    date_start: "2026-09-14T08:30:00.000Z",
    date_end: null,
    is_open: true,
    my_option_id: null,
  };
}
