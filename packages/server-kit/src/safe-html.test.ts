import { describe, expect, test } from "vitest";
import { HTML_ALLOW_LIST } from "./html-allow-list.ts";
import { presentHtml, sanitiseHtml } from "./safe-html.ts";

describe("sanitiseHtml", () => {
  test.each([
    ["a script", "<p>a</p><script>x()</script>", "<p>a</p>"],
    ["a script in capitals", "<ScRiPt>x()</sCrIpT>a", "a"],
    ["a script that is never closed", "a<script>x()", "a"],
    ["a script in pieces", "<scr<script>ipt>x()</scr</script>ipt>", "ipt&gt;x()ipt&gt;"],
    ["an event handler", '<p onclick="x()">a</p>', "<p>a</p>"],
    [
      "an event handler after a slash",
      '<img/onerror="x()"/src="/media/a/640.webp">',
      '<img src="/media/a/640.webp" />',
    ],
    [
      "an event handler in a quoted tag end",
      '<a href="/a" title="><img src=x onerror=x()>">a</a>',
      '<a href="/a">a</a>',
    ],
    ["a javascript: link", '<a href="javascript:x()">a</a>', "<a>a</a>"],
    ["a javascript: link with a tab", '<a href="java\tscript:x()">a</a>', "<a>a</a>"],
    ["a javascript: link with entities", '<a href="&#106;avascript&colon;x()">a</a>', "<a>a</a>"],
    ["a javascript: link in capitals after a space", '<a href=" JaVaScRiPt:x()">a</a>', "<a>a</a>"],
    ["a vbscript: link", '<a href="vbscript:x()">a</a>', "<a>a</a>"],
    ["a data: link", '<a href="data:text/html,<script>x()</script>">a</a>', "<a>a</a>"],
    ["a protocol-relative link", '<a href="//example.org">a</a>', "<a>a</a>"],
    ["a data: image", '<img src="data:image/svg+xml,<svg onload=x()>">', ""],
    ["an image of another site", '<img src="https://example.org/a.gif">', ""],
    ["a protocol-relative image", '<img src="//example.org/a.gif">', ""],
    ["an image behind a backslash", '<img src="/\\example.org/a.gif">', ""],
    [
      "an image with sources",
      '<img src="/media/a/640.webp" srcset="https://example.org/a 1x">',
      '<img src="/media/a/640.webp" />',
    ],
    ["inline style", '<p style="position:fixed;inset:0">a</p>', "<p>a</p>"],
    ["a style sheet", "<style>*{display:none}</style>a", "a"],
    ["classes and ids", '<p class="button" id="root">a</p>', "<p>a</p>"],
    ["svg with a script", "<svg><script>x()</script></svg>a", "a"],
    [
      "svg with an animated link",
      "<svg><a><animate attributeName=href values=javascript:x() /></a></svg>a",
      "a",
    ],
    ["mathml", '<math><mi xlink:href="javascript:x()">b</mi></math>a', "a"],
    ["a namespace confusion", "<math><mtext><table><mglyph><style><img src=x onerror=x()>", ""],
    ["a template", "<template><img src=x onerror=x()></template>a", "a"],
    ["noscript", '<noscript><p title="</noscript><img src=x onerror=x()>"></noscript>a', "a"],
    ["a frame", '<iframe srcdoc="<script>x()</script>"></iframe>a', "a"],
    ["an object and an embed", '<object data="x.swf"></object><embed src="x.swf">a', "a"],
    ["a form", '<form action="https://example.org"><input name=p><button>b</button></form>a', "a"],
    [
      "base, meta and link",
      '<base href="https://example.org"><meta http-equiv=refresh content=0><link rel=stylesheet href=x>a',
      "a",
    ],
    [
      "a comment with markup",
      "<!--<img src=x onerror=x()>-->a<!--[if IE]><script>x()</script><![endif]-->",
      "a",
    ],
    ["CDATA", "<![CDATA[<script>x()</script>]]>a", "a"],
    ["escaped markup", "&lt;script&gt;x()&lt;/script&gt;", "&lt;script&gt;x()&lt;/script&gt;"],
    ["elements that are never closed", "<p><strong>a", "<p><strong>a</strong></p>"],
    ["elements closed in the wrong order", "<strong><em>a</strong></em>", "<strong><em>a</em></strong>"],
    ["closing tags without a start", "</p></div>a", "<p></p>a"],
    ["half a tag", '<p>a</p><img src="/media/a', "<p>a</p>"],
    ["a stray less-than sign", "pH < 6 & EC > 1", "pH &lt; 6 &amp; EC &gt; 1"],
  ])("removes or repairs %s", (_what, html, safe) => {
    expect(sanitiseHtml(html)).toBe(safe);
  });

  test("keeps the markup of texts", () => {
    const html =
      '<h2>a</h2><p><strong>b</strong> <em>c</em><br />d</p><ol start="3"><li>e</li></ol><blockquote>f</blockquote>' +
      '<figure><img src="/media/a/640.webp" alt="g" width="640" height="480" /><figcaption>h</figcaption></figure>' +
      '<table><thead><tr><th scope="col">i</th></tr></thead><tbody><tr><td colspan="2">j</td></tr></tbody></table>' +
      '<a href="https://example.org/?a=1&amp;b=2">k</a> <a href="mailto:a@example.org">l</a> <a href="/diaries/12">m</a>';
    expect(sanitiseHtml(html)).toBe(html);
  });

  test("moves headings into the page's outline", () => {
    expect(sanitiseHtml("<h1>a</h1><h5>b</h5><h6>c</h6>")).toBe("<h2>a</h2><h4>b</h4><h4>c</h4>");
  });

  test("cuts markup that is nested a thousand times", () => {
    const deep = sanitiseHtml("<blockquote>".repeat(1000));
    expect(deep.match(/<blockquote>/g)).toHaveLength(30);
  });

  test("changes nothing the second time", () => {
    const once = sanitiseHtml('<p>a<a href="https://example.org">b</a><ul><li>c</ul>');
    expect(sanitiseHtml(once)).toBe(once);
  });
});

describe("HTML_ALLOW_LIST", () => {
  const { attributes, nestingLimit, renamed, tags } = HTML_ALLOW_LIST;
  const VALUES: Readonly<Record<string, string>> = { src: "/media/a/640.webp", href: "/a", scope: "col" };

  test.each(tags)("names what sanitiseHtml keeps: %s with its attributes, and no others", (tag) => {
    const names = Object.entries(attributes).find(([name]) => name === tag)?.[1] ?? [];
    const allowed = names.map((name) => ` ${name}="${VALUES[name] ?? "2"}"`).join("");
    const end = ["br", "hr", "img"].includes(tag) ? " />" : `>a</${tag}>`;
    expect(sanitiseHtml(`<${tag}${allowed} title="b" class="c"${end}`)).toBe(`<${tag}${allowed}${end}`);
  });

  test("names the elements that become others, and how deep elements may be", () => {
    const made = Object.entries(renamed).map(([tag, other]) => [
      sanitiseHtml(`<${tag}>a</${tag}>`),
      `<${other}>a</${other}>`,
    ]);
    for (const [found, expected] of made) expect(found).toBe(expected);
    expect(sanitiseHtml("<blockquote>".repeat(99)).match(/<b/g)).toHaveLength(nestingLimit);
  });
});

describe("presentHtml", () => {
  const link = (address: string) => `<a href="${address}" rel="ugc nofollow">${address}</a>`;

  test.each([
    ["an address", "see https://example.org/a", `see ${link("https://example.org/a")}`],
    ["the end of a sentence", "(https://example.org/a).", `(${link("https://example.org/a")}).`],
    ["several parameters", "https://example.org/?a=1&b=2", link("https://example.org/?a=1&amp;b=2")],
    ["quotes", '"https://example.org"', `"${link("https://example.org")}"`],
    ["markup behind an address", "https://example.org<b>x</b>", `${link("https://example.org")}<b>x</b>`],
    ["escaped markup", "https://example.org&lt;b&gt;", `${link("https://example.org")}&lt;b&gt;`],
    ["another scheme", "javascript:alert(1)", "javascript:alert(1)"],
    ["code", "<code>https://example.org</code>", "<code>https://example.org</code>"],
    ["a link", '<a href="/a"><b>https://example.org</b></a>', '<a href="/a"><b>https://example.org</b></a>'],
    [
      "two links",
      '<a href="/a">b</a> https://example.org',
      `<a href="/a">b</a> ${link("https://example.org")}`,
    ],
    ["a link that is removed", "<svg><a>b</a></svg>https://example.org", link("https://example.org")],
  ])("links addresses in text: %s", (_what, html, presented) => {
    expect(presentHtml(html)).toBe(presented);
  });

  test("marks links to other sites, and only those", () => {
    expect(presentHtml('<a href="https://example.org" rel="follow">a</a><a href="/a" rel="x">b</a>')).toBe(
      '<a href="https://example.org" rel="ugc nofollow">a</a><a href="/a">b</a>',
    );
  });

  test("names headings in every script, and repeated ones apart", () => {
    expect(
      presentHtml("<h2>Week 8 &amp; <em>flush</em></h2><h3>Полив</h3><h3>รดน้ำ</h3><h2>Полив</h2><h2>!</h2>"),
    ).toBe(
      '<h2 id="s-week-8-flush">Week 8 &amp; <em>flush</em></h2><h3 id="s-полив">Полив</h3><h3 id="s-รดน้ำ">รดน้ำ</h3>' +
        '<h2 id="s-полив-2">Полив</h2><h2 id="s-part">!</h2>',
    );
  });

  test("wraps tables", () => {
    expect(presentHtml("<table><tr><td>a</td></tr></table>")).toBe(
      '<div tabindex="0"><table><tr><td>a</td></tr></table></div>',
    );
  });

  test("changes nothing the second time", () => {
    const once = presentHtml("<h2>a</h2><p>https://example.org.</p><table><tr><td>b</td></tr></table>");
    expect(presentHtml(once)).toBe(once);
  });
});
