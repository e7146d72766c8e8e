import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { loader as activity } from "./activity/route.tsx";
import { loader as followers } from "./followers/route.tsx";
import { loader as shorts } from "./shorts/route.tsx";

const user = { id: 7, name: "night.owl", link: "/grower/night.owl" };
const card = {
  ...{ id: 9, name: "tess", link: "/grower/tess", avatar_small: null, add_date: "2024-02-01T00:00:00.000Z" },
  ...{
    cnt_reports: 3,
    cnt_harvests: 2,
    cnt_followers: 4,
    is_follow: true,
    is_premium: true,
    is_moderator: false,
    ...{ lang: "en", covers: [], strains: [], cnt_strains: 0 },
  },
};
const event = {
  ...{ id: 31, event: "comment_new", add_date: "2026-09-14T08:30:00.000Z", link: "/diaries/12-night-plum" },
  ...{
    text: "Great colour",
    lang: "en",
    item_user: user,
    item_photo: null,
    item_diary: null,
    item_week: null,
  },
  ...{ item_problem: null, item_video: null, item_review: null, item_blog: null },
  item_target: { type: "diary", id: 12, name: "Night Plum", link: "/diaries/12-night-plum", avatar: null },
};
const video = {
  ...{
    id: 5,
    title: "Topping",
    lang: "de",
    link: "/shorts/5-topping",
    cover: null,
    duration: 34,
    is_short: true,
  },
  ...{ is_publish: false, item_user: user, cnt_views: 12 },
};

interface Visit {
  readonly loader: typeof activity | typeof followers | typeof shorts;
  readonly source: `GET ${string}`;
  readonly item: object;
  readonly session?: object;
}

async function open({ loader, source, item, session }: Visit, query = "", total = 1) {
  const { context, calls } = fakeContext({
    path: `/grower/night.owl/tab${query}`,
    ...(session ? { cookie: "token=good", session: session as never } : {}),
    api: {
      "GET /users/{id}": user,
      [source]: { items: total === 0 ? [] : [item], total, start: 0, limit: 24 },
    },
  });
  const data = await loader({ context, request: new Request(context.url), params: { user: "night.owl" } });
  return { data, params: calls.at(-1)?.init?.params };
}

const TABS = {
  activity: { loader: activity, source: "GET /users/{id}/activity", item: event },
  followers: { loader: followers, source: "GET /feed/followers/{id}", item: card },
  shorts: { loader: shorts, source: "GET /shorts", item: video },
} as const satisfies Record<string, Visit>;

describe.each(Object.entries(TABS))("the tab %s of a grower", (_, tab) => {
  it("requests 24 entries of the page in its URL, of this grower", async () => {
    const { data, params } = await open(tab, "?page=3", 60);
    expect(data).toMatchObject({ page: 3, pages: 3, total: 60 });
    expect(params).toMatchObject({ query: { start: 48, limit: 24 } });
    expect(JSON.stringify(params)).toContain("7");
  });

  it("is empty without entries, and has no page beyond the last", async () => {
    expect((await open(tab, "", 0)).data).toMatchObject({ page: 1, pages: 1, total: 0 });
    await expect(open(tab, "?page=2", 0)).rejects.toMatchObject({ init: { status: 404 } });
    await expect(open(tab, "?page=zero")).rejects.toMatchObject({ init: { status: 404 } });
  });
});

it("the activity has a line for each event, with what it is about", async () => {
  const { data } = await open(TABS.activity);
  expect(data).toMatchObject({
    lines: [{ event: "comment_new", title: "Night Plum", text: "Great colour" }],
  });
});

it("followers are cards with the reader's own follow, and say which card is the reader", async () => {
  const as = (id: number) => ({ user: { ...user, id }, access: [] });
  const shown = async (session?: object) =>
    (await open({ ...TABS.followers, ...(session ? { session } : {}) })).data;
  expect(await shown(as(3))).toMatchObject({ growers: [{ name: "tess", is_follow: true, isSelf: false }] });
  expect(await shown(as(9))).toMatchObject({ growers: [{ isSelf: true }] });
  expect(await shown()).toMatchObject({ growers: [{ since: 2024, isSelf: false }] });
});

it("shorts show their playing time, and whether they are a draft", async () => {
  const { data, params } = await open(TABS.shorts);
  expect(data).toMatchObject({
    cards: [{ title: "Topping", time: "0:34", isPublished: false, isShort: true, views: 12 }],
  });
  expect(params?.query).toMatchObject({ user_id: 7 });
});

it("drafts without a title are named by their day, and shorts go on among those of the grower", async () => {
  const first = async (item: object) => {
    const { data } = await open({ ...TABS.shorts, item: { ...video, ...item } });
    return "cards" in data ? data.cards[0] : undefined;
  };
  expect(await first({ title: "", add_date: "2026-09-14T08:30:00.000Z" })).toMatchObject({
    title: "Draft from 14 September 2026",
    lang: "en",
  });
  expect(await first({})).toMatchObject({ link: "/shorts/5-topping?by=7" });
  expect(await first({ is_short: false, link: "/video/5-topping" })).toMatchObject({
    link: "/video/5-topping",
  });
});
