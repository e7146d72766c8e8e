import { describe, expect, it } from "vitest";
import { textLines } from "./text-lines.ts";

describe("textLines", () => {
  it.each([
    [
      "paragraphs and line breaks",
      "<p>One.<br />Two.</p><p>Three &amp; four &lt; 5</p>",
      ["One.", "Two.", "Three & four < 5"],
    ],
    ["headings", '<h2 id="s-a">A</h2><h3>B</h3><h4>C</h4>', ["## A", "### B", "#### C"]],
    ["nested lists", "<ul><li>a<ul><li>b</li></ul></li><li><p>c</p></li></ul>", ["• a", "• b", "• c"]],
    ["quotes", "<blockquote><p>Patience.</p></blockquote><p>Go.</p>", ["> Patience.", "Go."]],
    [
      "emphasis and links",
      '<p><strong>A</strong> <em>b</em> <a href="/diaries/12">c</a></p>',
      ["**A** _b_ c [/diaries/12]"],
    ],
    [
      "pictures with caption",
      '<figure><img src="/media/k/640" alt="A &quot;bud&quot;" /><figcaption>Day 60</figcaption></figure>',
      ['[A "bud" | /media/k/640]', "Day 60"],
    ],
    [
      "tables",
      "<table><thead><tr><th>Week</th><th>EC</th></tr></thead><tbody><tr><td>3</td><td>1.2</td></tr></tbody></table>",
      ["Week | EC", "3 | 1.2"],
    ],
    ["preformatted text", "<pre>week 3  1.2\nweek 8  1.8</pre>", ["week 3  1.2", "week 8  1.8"]],
    ["nothing", "<p></p>", []],
  ])("writes %s", (_what, html, lines) => {
    expect(textLines(html)).toEqual(lines);
  });

  it("reads a text of begun tags once", () => {
    expect(textLines("<p".repeat(50_000)).join("").length).toBe(100_000);
  });
});
