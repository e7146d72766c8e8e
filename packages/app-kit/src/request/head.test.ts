import { describe, expect, it } from "vitest";
import { type PageHead, pageMeta } from "./head.ts";

function tagsOf(head: PageHead, search = "") {
  const matches = [{ id: "root", data: { origin: "https://grow.example" } }];
  return pageMeta({ data: { head }, matches, location: { search } });
}

describe("the head of a page", () => {
  it("sets the title for browsers and link previews", () => {
    const tags = tagsOf({ title: "Night Plum", description: "Week by week." });
    expect(tags).toContainEqual({ title: "Night Plum · Grow" });
    expect(tags).toContainEqual({ property: "og:title", content: "Night Plum" });
    expect(tags).toContainEqual({ name: "description", content: "Week by week." });
  });

  it("links the page in all five languages, without en-tr", () => {
    const tags = tagsOf({ title: "t", description: "d", canonical: "/explore?page=2" });
    expect(tags).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://grow.example/explore?page=2",
    });
    const languages = tags.flatMap((tag) => ("hrefLang" in tag ? [tag.hrefLang] : []));
    expect(languages).toEqual(["en", "ru", "de", "es", "th", "x-default"]);
    expect(tags).toContainEqual({
      tagName: "link",
      rel: "alternate",
      hrefLang: "de",
      href: "https://grow.example/explore?page=2&lang=de",
    });
  });

  it.each([
    ["?lang=de", "?lang=de"],
    ["?page=2&lang=th", "?lang=th"],
    ["?lang=en", "?lang=en"],
    ["?lang=en-tr", ""],
    ["?lang=tlh", ""],
    ["?lang=", ""],
  ])("has a canonical URL for its language: %s", (asked, own) => {
    const tags = tagsOf({ title: "t", description: "d", canonical: "/diaries/12" }, asked);
    const href = `https://grow.example/diaries/12${own}`;
    expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href });
    expect(tags).toContainEqual({ property: "og:url", content: href });
    // The alternates are the same in every language.
    expect(tags.filter((tag) => "hrefLang" in tag)).toEqual(
      tagsOf({ title: "t", description: "d", canonical: "/diaries/12" }).filter((tag) => "hrefLang" in tag),
    );
  });

  it("keeps private pages out of search engines", () => {
    const tags = tagsOf({
      title: "t",
      description: "d",
      canonical: "/auth/reset-password",
      isIndexed: false,
    });
    expect(tags).toContainEqual({ name: "robots", content: "noindex" });
    expect(tags.some((tag) => "hrefLang" in tag)).toBe(false);
  });

  it("makes image URLs absolute", () => {
    expect(tagsOf({ title: "t", description: "d", image: "/media/a/640.webp" })).toContainEqual({
      property: "og:image",
      content: "https://grow.example/media/a/640.webp",
    });
  });

  it("declares the fixed size of a social card", () => {
    const tags = tagsOf({ title: "t", description: "d", card: "/media/a/12.jpg" });
    expect(tags).toContainEqual({ property: "og:image", content: "https://grow.example/media/a/12.jpg" });
    expect(tags).toContainEqual({ property: "og:image:width", content: "1200" });
    expect(tags).toContainEqual({ property: "og:image:height", content: "630" });
    expect(tags).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  });

  it("links a page's feed", () => {
    const feed = { path: "/rss", title: "Grow: new diaries", type: "application/rss+xml" } as const;
    expect(tagsOf({ title: "t", description: "d", alternates: [feed] })).toContainEqual({
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: "Grow: new diaries",
      href: "https://grow.example/rss",
    });
  });

  it("links a feed in both of its formats", () => {
    const feed = [
      { path: "/grower/ada/feed", title: "Grow: ada", type: "application/atom+xml" },
      { path: "/grower/ada/rss", title: "Grow: ada", type: "application/rss+xml" },
    ] as const;
    expect(tagsOf({ title: "t", description: "d", alternates: feed })).toEqual(
      expect.arrayContaining(
        feed.map(({ path, title, type }) => ({
          tagName: "link",
          rel: "alternate",
          type,
          title,
          href: `https://grow.example${path}`,
        })),
      ),
    );
  });

  it("is empty when the loader returned no head", () => {
    expect(pageMeta({ data: undefined, matches: [], location: { search: "" } })).toEqual([]);
  });
});
