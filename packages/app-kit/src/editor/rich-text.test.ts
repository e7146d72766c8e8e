// @vitest-environment happy-dom

import { sanitiseHtml } from "@grow/server-kit/safe-html.ts";
import { readHtml, schema, writeHtml } from "@grow/ui/rich-text";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const isCard = (href: string) => /^\/(?:diaries|strains|journal\/voting)\//.test(href);
const open = (html: string) => readHtml(html, isCard);
const save = (html: string) => writeHtml(open(html));

/** Words without spaces at their ends, which HTML does not keep. */
const words = fc
  .array(
    fc.string({
      unit: fc.constantFrom("a", "é", "ж", "ก", "<", "&", '"', "'", ">", "🌱"),
      minLength: 1,
      maxLength: 6,
    }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((all) => all.join(" "));
const href = fc.constantFrom(
  "https://example.org/a?b=1&c=2",
  "/diaries/12-night-plum",
  "mailto:ada@example.org",
  "#s-part",
);
const mark = fc.oneof(
  fc.constantFrom("strong", "em", "s", "sub", "sup", "code").map((type) => ({ type })),
  href.map((to) => ({ type: "link", attrs: { href: to } })),
);
const rank = Object.keys(schema.marks);
const marks = fc
  .uniqueArray(mark, { maxLength: 3, selector: ({ type }) => (type === "sup" ? "sub" : type) })
  .map((all) => all.toSorted((a, b) => rank.indexOf(a.type) - rank.indexOf(b.type)));
const text = fc.record({ type: fc.constant("text"), text: words, marks });
const inline = fc.array(fc.oneof({ weight: 5, arbitrary: text }, fc.constant({ type: "hard_break" })), {
  maxLength: 4,
});
const size = fc.option(fc.integer({ min: 1, max: 4000 }));
const figure = fc.record({
  type: fc.constant("figure"),
  attrs: fc.record({ src: fc.constant("/media/a1/800.webp"), alt: words, width: size, height: size }),
  content: inline,
});
const card = fc.record({
  type: fc.constant("card"),
  attrs: fc.record({ href: fc.constantFrom("/diaries/12-night-plum", "/journal/voting/3"), text: words }),
});
const paragraph = fc.record({ type: fc.constant("paragraph"), content: inline });
const heading = fc.record({
  type: fc.constant("heading"),
  attrs: fc.record({ level: fc.integer({ min: 2, max: 4 }) }),
  content: inline,
});
const pre = fc.record({
  type: fc.constant("code_block"),
  content: words.map((line) => [{ type: "text", text: `${line}\n  ${line}` }]),
});
const { block } = fc.letrec<{ block: object; item: object; cell: object }>((tie) => ({
  item: fc.record({
    type: fc.constant("list_item"),
    content: fc
      .tuple(paragraph, fc.array(tie("block"), { maxLength: 2 }))
      .map(([first, more]) => [first, ...more]),
  }),
  cell: fc.record({
    type: fc.constantFrom("table_cell", "table_header"),
    attrs: fc.record({ scope: fc.constantFrom(null, "row", "col") }),
    content: fc.array(fc.oneof(paragraph, pre, figure), { minLength: 1, maxLength: 2 }),
  }),
  block: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    paragraph,
    heading,
    pre,
    figure,
    card,
    fc.constant({ type: "horizontal_rule" }),
    fc.record({
      type: fc.constant("blockquote"),
      content: fc.array(tie("block"), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      type: fc.constantFrom("bullet_list", "ordered_list"),
      content: fc.array(tie("item"), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      type: fc.constant("table"),
      attrs: fc.record({ caption: fc.oneof(fc.constant(""), words) }),
      content: fc.array(
        fc.record({
          type: fc.constant("table_row"),
          content: fc.array(tie("cell"), { minLength: 2, maxLength: 2 }),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  ),
}));
const docs = fc.array(block, { minLength: 1, maxLength: 5 }).map((content) => {
  const doc = schema.nodeFromJSON({ type: "doc", content });
  doc.check();
  return doc;
});

/** Any nesting of elements, wanted or not, as somebody may have stored or pasted it. */
const ELEMENTS = [
  ...[
    "h1",
    "h2",
    "h3",
    "h5",
    "p",
    "blockquote",
    "pre",
    "ul",
    "ol",
    "li",
    "figure",
    "figcaption",
    "table",
    "caption",
    "thead",
  ],
  ...[
    "tbody",
    "tr",
    "th",
    "td",
    "a",
    "strong",
    "em",
    "b",
    "i",
    "s",
    "sub",
    "sup",
    "code",
    "div",
    "span",
    "section",
    "u",
  ],
];
const { markup } = fc.letrec<{ markup: string }>((tie) => ({
  markup: fc.oneof(
    { depthSize: "medium", withCrossShrink: true },
    words.map((one) => one.replaceAll("&", "&amp;").replaceAll("<", "&lt;")),
    fc.constantFrom(
      "<br>",
      "<hr>",
      '<img src="/media/a1/800.webp" alt="A tent">',
      '<img src="//elsewhere.example/x.png">',
    ),
    fc
      .tuple(fc.constantFrom(...ELEMENTS), fc.array(tie("markup"), { maxLength: 3 }))
      .map(
        ([name, parts]) =>
          `<${name}${name === "a" ? ' href="/strains/plum"' : ""}>${parts.join("")}</${name}>`,
      ),
  ),
}));

describe("the text editor", () => {
  it("writes what the server stores without a change", () => {
    fc.assert(
      fc.property(docs, (doc) => {
        const html = writeHtml(doc);
        expect(sanitiseHtml(html)).toBe(html);
        expect(save(html)).toBe(html);
      }),
      { numRuns: 300 },
    );
  });

  it("keeps the words of everything that the server stores, and changes nothing when it is opened again", () => {
    const letters = (html: string) => {
      const doc = open(html);
      let all = doc.textContent;
      doc.descendants(({ attrs }) => {
        all += (attrs.caption ?? "") + (attrs.href ? attrs.text : "");
      });
      return all.replace(/\s+/g, "").split("").sort().join("");
    };
    fc.assert(
      fc.property(fc.array(markup, { maxLength: 4 }), (parts) => {
        const stored = sanitiseHtml(parts.join(""));
        const saved = save(stored);
        expect(sanitiseHtml(saved)).toBe(saved);
        expect(save(saved)).toBe(saved);
        expect(letters(saved)).toBe(letters(stored));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    [
      "<p>A <b>bold</b> and <i>slanted</i> word</p>",
      "<p>A <strong>bold</strong> and <em>slanted</em> word</p>",
    ],
    ['<ol start="3"><li><p>Flush</p></li></ol>', '<ol start="3"><li>Flush</li></ol>'],
    [
      '<p>Before<img src="/media/a1/800.webp" alt="Tent" />after</p>',
      '<p>Before</p><figure><img src="/media/a1/800.webp" alt="Tent" /></figure><p>after</p>',
    ],
    [
      "<table><tr><th>EC</th><td>1.4</td></tr></table>",
      "<table><tbody><tr><th>EC</th><td>1.4</td></tr></tbody></table>",
    ],
    [
      '<table><thead><tr><th scope="col">Week</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
      null,
    ],
    ['<p><a href="/diaries/12-night-plum">Night Plum</a></p>', null],
    ["<p></p>", ""],
  ])("opens and saves %j", (html, saved) => {
    expect(save(html)).toBe(saved ?? html);
  });
});
