import type { Schema } from "@grow/contract";
import { METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { homeView, listQuery, shownDiaries } from "./view.ts";

const search = (query: string) => new URLSearchParams(query);

function card(change: Partial<Schema<"DiaryCard">> = {}): Schema<"DiaryCard"> {
  return {
    id: 12,
    name: "Night Plum",
    link: "/diaries/12-night-plum",
    lang: "en",
    add_date: "2026-06-14T08:30:00.000Z",
    update_date: "2026-09-14T08:30:00.000Z",
    item_cover: null,
    item_user: { id: 7, name: "tessellate", link: "/grower/tessellate", avatar_small: null },
    seeds: [],
    weeks: [{ id: 1, days: 1, faza: 0, name: "week1" }],
    type_room: 1,
    type_soil: 2,
    visibility: "public",
    is_harvest: true,
    is_video: false,
    is_moderate: false,
    is_hidden: false,
    is_verify: false,
    is_lock: false,
    is_like: false,
    max_faza: 2,
    n_progress: 71,
    cnt_days: 77,
    cnt_views: 0,
    cnt_likes: 0,
    cnt_comments: 0,
    cnt_followers: 0,
    harvest_weight: 412,
    harvest_watt: 300,
    ...change,
  };
}

const NOW = Date.parse("2026-09-20T08:30:00.000Z");

function frame(id: number, faza: -1 | 0 | 1 | 2): Schema<"DiaryFilm">["items"][number] {
  return {
    item_week: { id, days: id, faza, name: `week${id}` },
    item_photo: {
      id: 900 + id,
      url: "/media/0f3a9c1d2b4e5f60718293a4b5c6d7e8/1600.webp",
      width: 3024,
      height: 4032,
      color: "#4d6b3c",
      alt: "",
      is_remove: false,
    },
  };
}

function main(change: Partial<Schema<"Main">> = {}): Schema<"Main"> {
  return {
    item_film: null,
    items_diary: [],
    items_problem: [],
    items_video: [],
    items_blog: [],
    items_giveaway: [],
    item_award: null,
    cnt_diaries: 0,
    ...change,
  };
}

const view = (answers: Partial<Parameters<typeof homeView>[0]>) =>
  homeView({ main: main(), list: null, feed: null, ...answers }, "active", METRIC, NOW);

describe("the diaries of the home page", () => {
  it("are the active ones by default", () => {
    expect(shownDiaries(search(""))).toBe("active");
    expect(shownDiaries(search("show=new"))).toBe("new");
    expect(shownDiaries(search("show=everything"))).toBe("active");
  });

  it("come with the page's own request if they are the active ones", () => {
    expect(listQuery("active")).toBeNull();
    expect(listQuery("harvested")).toEqual({ sort: "update", tags: ["harvest"], limit: 8 });
  });

  it("leave out those without a week", () => {
    const { cards } = view({ main: main({ items_diary: [card({ id: 1, weeks: [] }), card({ id: 2 })] }) });
    expect(cards.map((one) => one.id)).toEqual([2]);
  });

  it("fill at most two rows", () => {
    const many = Array.from({ length: 12 }, (_, id) => card({ id }));
    expect(view({ main: main({ items_diary: many }) }).cards).toHaveLength(8);
  });

  it("are those of the requested list", () => {
    const list = { items: [card({ id: 5 })], total: 1, start: 0, limit: 8 };
    const view = homeView(
      { main: main({ items_diary: [card({ id: 4 })] }), list, feed: null },
      "new",
      METRIC,
      NOW,
    );
    expect(view.cards.map((one) => one.id)).toEqual([5]);
  });
});

describe("the film", () => {
  const film = (items: Schema<"DiaryFilm">["items"]) =>
    view({ main: main({ item_film: { item_diary: card(), items } }) }).film;

  it("opens at the last flowering week", () => {
    expect(film([frame(1, -1), frame(2, 0), frame(3, 1), frame(4, 1), frame(5, 2)])?.widest).toBe(3);
  });

  it("opens at its end without a flowering week", () => {
    expect(film([frame(1, -1), frame(2, 0)])?.widest).toBe(1);
  });

  it("is left out without photos", () => {
    expect(film([])).toBeNull();
  });

  it("has the yield of the diary", () => {
    expect(film([frame(1, 2)])?.perWatt).toBeCloseTo(1.373, 3);
  });
});

describe("the feed block", () => {
  const event = (id: number): Schema<"FeedEvent"> => ({
    id,
    event: "comment_new",
    add_date: "2026-09-14T08:30:00.000Z",
    item_user: null,
    link: "/diaries/12",
    text: "",
    lang: null,
    item_photo: null,
    item_diary: null,
    item_week: null,
    item_problem: null,
    item_video: null,
    item_review: null,
    item_blog: null,
    item_target: null,
  });
  const feed = (ids: readonly number[], seen_id: number | null) => ({
    items: ids.map(event),
    total: ids.length,
    start: 0,
    limit: 12,
    seen_id,
  });

  it("is empty for guests", () => {
    expect(view({}).news).toBeNull();
    expect(view({ feed: feed([], null) }).news).toEqual([]);
  });

  it("shows the newest lines of the feed, and marks those since the last visit", () => {
    const { news } = view({ feed: feed([9, 8, 7, 6, 5, 4, 3], 8) });
    expect(news?.map(({ ids: [id], isNew }) => [id, isNew])).toEqual([
      [9, true],
      [8, false],
      [7, false],
      [6, false],
      [5, false],
    ]);
  });
});

describe("questions and shorts", () => {
  it("are cut to a block", () => {
    const question = (id: number) => ({ id, items_problem_symptom: [] }) as unknown as Schema<"ProblemCard">;
    const short = (id: number) => ({ id, duration: 34 }) as unknown as Schema<"VideoCard">;
    const ids = [1, 2, 3, 4, 5, 6];
    const home = view({ main: main({ items_problem: ids.map(question), items_video: ids.map(short) }) });
    expect(home.questions.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(home.shorts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe("articles", () => {
  it("are cut to a lead and four beside it", () => {
    const post = (id: number) =>
      ({ id, cover: null, item_category: null, item_user: null }) as unknown as Schema<"PostCard">;
    const { posts } = view({ main: main({ items_blog: [1, 2, 3, 4, 5, 6].map(post) }) });
    expect(posts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe("own diaries", () => {
  const week = (days: number) => ({ id: days, days, faza: 1 as const, name: `week${days}` });
  const own = (change: Partial<Schema<"DiaryCard">>) =>
    view({ main: main({ items_own: [card({ is_harvest: false, ...change })] }) }).own[0];

  it("are empty for guests", () => {
    expect(view({}).own).toEqual([]);
  });

  it("link to the week after the highest one", () => {
    expect(own({ weeks: [week(3), week(11)] })?.nextWeek).toBe(12);
    expect(own({ weeks: [] })?.nextWeek).toBe(1);
    expect(own({ is_harvest: true })?.nextWeek).toBeNull();
  });

  it("are due a week after the last change, unless harvested or abandoned", () => {
    expect(own({})).toMatchObject({ days: 6, isDue: false });
    expect(own({ update_date: "2026-09-13T08:30:00.000Z" })).toMatchObject({ days: 7, isDue: true });
    expect(own({ update_date: "2026-09-13T08:30:00.000Z", is_harvest: true })?.isDue).toBe(false);
    expect(own({ update_date: "2026-05-13T08:30:00.000Z" })?.isDue).toBe(false);
  });
});

describe("the awards of the home page", () => {
  const item_award = { year: 2026, title: "Grow awards 2026", link: "/awards/2026", is_open: true };

  it("are shown with a link while there are some", () => {
    expect(view({ main: main({ item_award }) }).award).toEqual({
      ...{ title: "Grow awards 2026", href: "/awards/2026", isOpen: true },
    });
    expect(view({}).award).toBeNull();
  });
});
