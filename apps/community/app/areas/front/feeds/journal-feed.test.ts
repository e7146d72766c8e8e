import { ContentKeys } from "@grow/app-kit/request/content-keys.ts";
import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { absoluteHtml } from "./absolute-html.ts";
import { loader as atom } from "./journal-atom.ts";
import { loader as rss } from "./journal-rss.ts";

const post = {
  ...{ id: 5, title: "Slow & steady", link: "/journal/slow-drying", lang: "en", preview: "Two rooms." },
  cover: "/media/0f3a9c1d2b4e5f60718293a4b5c6d7e8/1600.webp",
  ...{ view_date: "2026-06-14T08:30:00.000Z", update_date: "2026-09-14T08:30:00.000Z" },
  category: "harvest",
  item_category: { slug: "harvest", name: "Harvest", link: "/journal/category/harvest" },
  ...{ item_user: { id: 7, name: "night.owl", link: "/grower/night.owl", avatar_small: null } },
  ...{ minutes: 8, cnt_likes: 0, cnt_comments: 0 },
};

const FORMATS = {
  atom: { file: "feed", loader: atom, type: "application/atom+xml", item: "entry", text: "content" },
  rss: { file: "rss", loader: rss, type: "application/rss+xml", item: "item", text: "content:encoded" },
} as const;

async function ask(format: keyof typeof FORMATS, place: string, params = {}, change = {}) {
  const { file, loader } = FORMATS[format];
  const list = {
    ...{ items: [{ ...post, ...change }], total: 1, start: 0, limit: 30, item_topic: null },
    texts: [{ id: 5, text: '<p><a href="/diaries/12">Diary</a></p>' }],
  };
  const [path, query = ""] = place.split("?");
  const { context, calls } = fakeContext({
    path: `${path}/${file}${query && `?${query}`}`,
    api: {
      "GET /blogs": list,
      "GET /blogs/category/{c}": { ...list, item_topic: post.item_category },
      "GET /blogs/tag/{t}": list,
    },
  });
  Object.assign(context, { contentKeys: new ContentKeys() });
  const response = await loader({ context, request: new Request(context.url), params });
  const text = await response.text();
  const document = new new Window().DOMParser().parseFromString(text, "application/xml");
  const all = (name: string) => [...document.getElementsByTagName(name)].map((one) => one.textContent);
  return { response, text, calls, all };
}

describe.each(["atom", "rss"] as const)("the %s feed of the journal", (format) => {
  const { file, type, item, text: element } = FORMATS[format];

  it("has the whole text with absolute addresses, a preview, the author and the topic", async () => {
    const { response, text, calls, all } = await ask(format, "/journal");
    expect(response.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
    expect(calls[0]?.init?.params).toEqual({ query: { lang: "en", limit: 30, texts: true } });
    expect(all(item)).toHaveLength(1);
    expect(all(element)).toEqual(['<p><a href="https://grow.example/diaries/12">Diary</a></p>']);
    expect(text).toContain("Two rooms.");
    expect(text).toContain("night.owl");
    expect(text).toContain("Harvest");
    expect(text).toContain("https://grow.example/media/0f3a9c1d2b4e5f60718293a4b5c6d7e8/1280.webp");
    expect(text).toContain(`rel="self" type="${type}" href="https://grow.example/journal/${file}"`);
  });

  it("keeps the id of an article that has another address", async () => {
    const before = await ask(format, "/journal");
    const after = await ask(format, "/journal", {}, { link: "/journal/drying-slowly" });
    for (const { text } of [before, after]) expect(text).toContain(">https://grow.example/journal/5</");
    expect(after.text).toContain("https://grow.example/journal/drying-slowly");
  });

  it("exists for a category, a tag and a language", async () => {
    const category = await ask(format, "/journal/category/harvest", { category: "harvest" });
    expect(category.all("title")[0]).toBe("Grow: Harvest");
    expect(category.calls[0]?.init?.params).toMatchObject({ path: { c: "harvest" } });
    const tag = await ask(format, "/journal/tags/drying", { tag: "drying" });
    expect(tag.calls[0]?.init?.params).toMatchObject({ path: { t: "drying" } });
    // In that language, whatever the one of the request.
    const german = await ask(format, "/journal?in=de");
    expect(german.calls[0]?.init?.params).toMatchObject({ query: { lang: "de", only_lang: "de" } });
  });

  it("returns 404 for what is no category", async () => {
    await expect(ask(format, "/journal/category/x", { category: "A b" })).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});

it("dates an article in RSS by its publication, so that a correction is no news", async () => {
  const { text } = await ask("rss", "/journal");
  expect(text).toContain("<pubDate>Sun, 14 Jun 2026 08:30:00 GMT</pubDate>");
});

describe("absoluteHtml", () => {
  const page = "https://grow.example/journal/slow-drying";

  it.each([
    ['<a href="/diaries/12">', '<a href="https://grow.example/diaries/12">'],
    ['<a href="#s-why">', `<a href="${page}#s-why">`],
    ['<a href="https://other.example/">', '<a href="https://other.example/">'],
    ['<img src="/media/a/640.webp" />', '<img src="https://grow.example/media/a/640.webp" />'],
    [
      '<img srcset="/media/a/320.webp 320w, /media/a/640.webp 640w" />',
      '<img srcset="https://grow.example/media/a/320.webp 320w, https://grow.example/media/a/640.webp 640w" />',
    ],
  ])("changes %s to %s", (html, expected) => {
    expect(absoluteHtml(html, page)).toBe(expected);
  });
});
