import { runWorstTexts } from "@grow/testing/worst-texts";
import { describe, test } from "vitest";
import { feedFile } from "./news-feed.ts";
import { sitemapOf } from "./sitemap-urls.ts";
import { element, xmlFile } from "./xml.ts";

const feed = (text: string) => ({
  ...{ id: "https://grow.example/grower/7", title: text, description: text, author: text },
  ...{ link: "https://grow.example/grower/tess", self: "https://grow.example/grower/tess.atom" },
  updated: "2026-09-14T08:30:00.000Z",
  entries: [
    {
      ...{ id: "https://grow.example/diaries/1", title: text, lang: "en", picture: null },
      ...{ link: "https://grow.example/diaries/1", published: "2026-06-14T08:30:00.000Z" },
      updated: "2026-09-14T08:30:00.000Z",
    },
  ],
});

describe("a long text takes a time that grows with its length", () => {
  test.each<[name: string, run: (text: string) => unknown]>([
    [
      "an element and its attribute",
      (text) => xmlFile(element("entry", { title: text }, element("content", {}, text))),
    ],
    ["an Atom feed", (text) => feedFile("atom", feed(text))],
    ["an RSS feed", (text) => feedFile("rss", feed(text))],
    ["a sitemap", (text) => sitemapOf([{ path: `/diaries/1-${text}` }], "https://grow.example")],
  ])("%s", (_name, run) => {
    // A hundred times the longest title, five times the longest text of a week.
    runWorstTexts(run, 100_000);
  });
});
