import { describe, expect, it } from "vitest";
import { emailHtml } from "./email-html.ts";

const origin = "https://grow.example";
const convert = (html: string, link: (href: string) => string | undefined = (href) => href) =>
  emailHtml(html, { styles: { p: "margin:0", img: "width:100%" }, origin, link });

describe("emailHtml", () => {
  it("adds the styles of elements and removes those that are there", () => {
    expect(convert('<p style="position:fixed">Flush, then <em>wait</em>.</p>')).toBe(
      '<p style="margin:0">Flush, then <em>wait</em>.</p>',
    );
  });

  it("gives pictures of the site their origin and removes all others", () => {
    expect(
      convert(
        '<img src="/media/ab/640.webp" alt="Jars" width="640" /><img src="https://spy.example/a.gif" />',
      ),
    ).toBe('<img alt="Jars" width="640" src="https://grow.example/media/ab/640.webp" style="width:100%" />');
  });

  it("gives links the returned address, also within other elements, and never one that runs", () => {
    const seen: string[] = [];
    const html = convert(
      '<ul><li><a href="/diaries/12?a=1&amp;b=2">One</a> <a href="#top">Top</a></li></ul>',
      (href) => {
        seen.push(href);
        return href.startsWith("#") ? undefined : `https://grow.example/out?l=${seen.length}`;
      },
    );
    expect(seen).toEqual(["/diaries/12?a=1&b=2", "#top"]);
    expect(html).toBe('<ul><li><a href="https://grow.example/out?l=1">One</a> <a>Top</a></li></ul>');
    expect(convert('<a href="/x">Run</a>', () => "javascript:alert(1)")).toBe("<a>Run</a>");
  });
});
