import { expect, test } from "vitest";
import { proseParts } from "./prose-parts.ts";

const link = '<p><a href="/diaries/12?a=1&amp;b=2">Summer &amp; soil</a></p>';

test("proseParts splits a text at a paragraph that contains only a link", () => {
  expect(proseParts(`<p>a<br />b</p>${link}<p>c</p>`)).toEqual([
    { html: "<p>a<br />b</p>", link: null },
    { html: link, link: { href: "/diaries/12?a=1&b=2", text: "Summer & soil" } },
    { html: "<p>c</p>", link: null },
  ]);
});

test.each([
  ["an empty text", ""],
  ["plain text", "pH 6"],
  ["a link in a sentence", '<p>See <a href="/diaries/12">this</a></p>'],
  ["two links in a paragraph", '<p><a href="/a">a</a><a href="/b">b</a></p>'],
  ["a link inside a list", `<ul><li>${link}</li></ul>`],
  ["a link inside a quote", `<blockquote>${link}</blockquote>`],
  ["a link around a picture", '<p><a href="/a"><img src="/media/a/640.webp" /></a></p>'],
])("proseParts does not split %s", (_what, html) => {
  expect(proseParts(html)).toEqual(html === "" ? [] : [{ html, link: null }]);
});
