import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { sampleVoting } from "../../shared/testing/sample-post.ts";
import { loader } from "./route.tsx";

const card = (id: number, lang = "en") => ({
  ...{ id, title: `Article ${id}`, link: `/journal/article-${id}`, lang, preview: "Words." },
  cover: "/media/0f3a9c1d2b4e5f60718293a4b5c6d7e8/1280.webp",
  ...{ view_date: "2026-09-14T08:30:00.000Z", update_date: "2026-09-14T08:30:00.000Z" },
  ...{ category: null, item_category: null, item_user: null, minutes: 8, cnt_likes: 0, cnt_comments: 0 },
});

const topic = { slug: "harvest", name: "Ernte", link: "/journal/category/harvest" };

function visit(
  path: string,
  params: Record<string, string> = {},
  items: unknown[] = [card(1), card(2, "de")],
  votings: unknown[] = [sampleVoting(3)],
) {
  const list = { items, total: items.length, start: 0, limit: 13, item_topic: null };
  const { context, calls } = fakeContext({
    path,
    locale: "de",
    api: {
      "GET /blogs": list,
      "GET /blogs/category/{c}": { ...list, item_topic: topic },
      "GET /blogs/tag/{t}": {
        ...list,
        item_topic: { slug: "drying", name: "Trocknen", link: "/journal/tags/drying" },
      },
      "GET /blogs/tags": { categories: [{ ...topic, cnt_posts: 2 }], tags: [] },
      "GET /blogs/voting": { items: votings, total: 1, start: 0, limit: 1 },
    },
  });
  return { args: { request: new Request(context.url), context, params }, calls };
}

describe("the journal", () => {
  it("shows the reader's language first, with an open voting beside the lead", async () => {
    const { args, calls } = visit("/journal");
    const { journal, head } = await loader(args);
    expect(calls[0]?.init?.params).toEqual({ query: { start: 0, limit: 13, lang: "de", first_lang: "de" } });
    expect(journal.lead?.id).toBe(1);
    expect(journal.cards.map(({ id }) => id)).toEqual([2]);
    expect(journal.voting?.id).toBe(3);
    // The cover's own width is the widest file.
    expect(journal.lead?.photo).toMatchObject({ width: 1280 });
    expect(head).toMatchObject({
      canonical: "/journal",
      isIndexed: true,
      alternates: [
        { path: "/journal/rss?lang=de", type: "application/rss+xml" },
        { path: "/journal/feed?lang=de", type: "application/atom+xml" },
      ],
    });
  });

  it("shows no voting that has ended, and none on later pages", async () => {
    const ended = visit("/journal", {}, undefined, [{ ...sampleVoting(3), is_open: false }]);
    expect((await loader(ended.args)).journal.voting).toBeNull();
    const second = visit("/journal?page=2");
    expect((await loader(second.args)).journal.voting).toBeNull();
    expect(second.calls.map(({ path }) => path)).not.toContain("/blogs/voting");
  });

  it("is limited to a language by ?in=, and is not indexed then", async () => {
    const { args, calls } = visit("/journal?in=de");
    const { head, journal } = await loader(args);
    expect(calls[0]?.init?.params).toMatchObject({ query: { only_lang: "de" } });
    expect(journal.only).toBe("de");
    expect(head.isIndexed).toBe(false);
    expect((await loader(visit("/journal?in=xx").args)).journal.only).toBeNull();
  });

  it("is empty without an error", async () => {
    expect((await loader(visit("/journal", {}, []).args)).journal).toMatchObject({ lead: null, cards: [] });
  });

  it("returns 404 beyond the last page", async () => {
    await expect(loader(visit("/journal?page=3", {}, []).args)).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});

describe("a category and a tag of the journal", () => {
  it("are titled by their name in the reader's language", async () => {
    const category = await loader(visit("/journal/category/harvest", { category: "harvest" }).args);
    expect(category.head).toMatchObject({ title: "Ernte: Artikel", canonical: "/journal/category/harvest" });
    expect(category.head.alternates[0]).toMatchObject({ path: "/journal/category/harvest/rss?lang=de" });
    const tag = await loader(visit("/journal/tags/drying", { tag: "drying" }).args);
    expect(tag.head.title).toBe("Trocknen: Artikel");
    expect(tag.journal).toMatchObject({ topic: "Trocknen", path: "/journal/tags/drying", voting: null });
  });

  it.each([
    [
      "/journal/category/drying-slowly?in=de",
      { category: "drying-slowly" },
      "/journal/category/harvest?in=de",
    ],
    ["/journal/tags/dry?page=2", { tag: "dry" }, "/journal/tags/drying?page=2"],
  ])("redirect %s, a former address, to the present one", async (path, params, present) => {
    const answer = await loader(visit(path, params).args).catch((thrown: unknown) => thrown);
    expect([(answer as Response).status, (answer as Response).headers.get("location")]).toEqual([
      301,
      present,
    ]);
  });

  it("return 404 for what is no word", async () => {
    await expect(loader(visit("/journal/tags/A%20b", { tag: "A b" }).args)).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});
