import { ContentKeys } from "@grow/app-kit/request/content-keys.ts";
import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { expect, it } from "vitest";
import { loader } from "./older.ts";

const line = (id: number) => ({
  ...{ id, event: "comment_new", add_date: "2026-09-14T08:30:00.000Z", link: "/diaries/12" },
  ...{ text: "", lang: null, item_user: null, item_photo: null, item_diary: null, item_week: null },
  ...{ item_problem: null, item_video: null, item_review: null, item_blog: null, item_target: null },
});

async function open(path: string, hasMore: boolean) {
  const { context, calls } = fakeContext({
    path,
    api: {
      "GET /feed": {
        items: [line(9), line(8)],
        total: 48,
        is_total_capped: hasMore,
        start: 24,
        limit: 24,
        seen_id: null,
      },
    },
  });
  Object.assign(context, { contentKeys: new ContentKeys() });
  const answer = await loader({ request: new Request(context.url), context, params: {} });
  const page = (await answer.json()) as { lines: { ids: number[] }[]; hasMore: boolean };
  return {
    ids: page.lines.flatMap(({ ids }) => ids),
    hasMore: page.hasMore,
    query: calls.at(-1)?.init?.params?.query,
  };
}

it("GET /feed/older returns the lines of the page in its query, without the page around them", async () => {
  const { ids, hasMore, query } = await open("/feed/older?scope=all&page=2", false);
  expect(query).toMatchObject({ start: 24, scope: "all" });
  expect([ids, hasMore]).toEqual([[9, 8], false]);
});

it("GET /feed/older says when there is another page", async () => {
  expect((await open("/feed/older?scope=all&page=2", true)).hasMore).toBe(true);
});
