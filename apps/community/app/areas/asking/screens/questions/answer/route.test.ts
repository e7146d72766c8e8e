import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, test } from "vitest";
import { loader } from "./route.tsx";

const solution = {
  sid: 7,
  text: "Feed less.",
  lang: "en",
  add_date: "2026-09-10T08:00:00.000Z",
  update_date: "2026-09-10T08:00:00.000Z",
  item_user: null,
  cnt_accepted: 0,
  items_photo: [],
  is_accepted: true,
  cnt_likes: 1,
  cnt_comments: 2,
  is_like: false,
} satisfies Schema<"Solution">;
const problem = {
  title: "Why do the tips burn?",
  lang: "en",
  link: "/grow-questions/40-tips",
  item_user: { id: 3, name: "asker", link: "/grower/asker", avatar_small: null },
  solutions: [solution],
};
const comments = { items: [], total: 0, start: 0, limit: 20 };

function load(path: string, sid: string) {
  const { context } = fakeContext({
    path,
    api: { "GET /problems/{id}": problem, "GET /comments/{type}/{id}": comments },
  });
  return loader({ request: new Request(`http://localhost${path}`), context, params: { id: "40-tips", sid } });
}

describe("the loader of an answer", () => {
  test("shows it with its comments, canonical on the question", async () => {
    expect(await load("/grow-questions/40-tips/solution/7", "7")).toMatchObject({
      head: { canonical: "/grow-questions/40-tips", description: "Feed less." },
      answer: { sid: 7, isAccepted: true, question: "/grow-questions/40-tips" },
      comments: { about: { type: "solution", id: 7, count: 2 } },
    });
  });

  test("redirects from another slug, and throws 404 for an answer of another question", async () => {
    await expect(load("/grow-questions/40-old/solution/7", "7")).rejects.toMatchObject({ status: 301 });
    await expect(load("/grow-questions/40-tips/solution/8", "8")).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});
