import {
  type DOMOutputSpec,
  type MarkSpec,
  type NodeSpec,
  Schema,
  type TagParseRule,
} from "prosemirror-model";
import { tableNodes } from "prosemirror-tables";

/** Photos come from this site only; another host would learn who reads the page. */
const OWN_PHOTO = /^\/(?!\/)[\w./-]+$/;

/** What a link may lead to: the web, an email address, this site, a place on the page. */
const ADDRESS = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

/** Whether the server keeps a link to this address. */
export function isAllowedAddress(href: string): boolean {
  return ADDRESS.test(href);
}

const attribute = (dom: HTMLElement, name: string) => dom.getAttribute(name) ?? "";

function positive(text: string | null, fallback: number): number {
  const value = Number.parseInt(text ?? "", 10);
  return value > 0 ? value : fallback;
}

/** What a photo needs, or false for one from another site. */
function photoOf(dom: HTMLElement): Record<string, string | number | null> | false {
  const src = attribute(dom, "src");
  if (!OWN_PHOTO.test(src)) return false;
  const size = (name: string) => positive(dom.getAttribute(name), 0) || null;
  return { src, alt: attribute(dom, "alt"), width: size("width"), height: size("height") };
}

/** A figure of one photo with a caption. Others are read as what is in them. */
const photoFigure: TagParseRule = {
  tag: "figure",
  getAttrs: (dom) => {
    const [photo, ...more] = dom.querySelectorAll("img");
    if (!photo || more.length > 0 || dom.querySelector("table, p, ul, ol, blockquote, pre")) return false;
    return photoOf(photo);
  },
  contentElement: (dom) =>
    (dom as HTMLElement).querySelector("figcaption") ?? document.createElement("figcaption"),
};

const nodes = {
  doc: { content: "block+" },
  paragraph: {
    ...{ group: "block inCell", content: "inline*" },
    parseDOM: [{ tag: "p" }],
    toDOM: (): DOMOutputSpec => ["p", 0],
  },
  heading: {
    ...{ group: "block inCell", content: "inline*", defining: true },
    attrs: { level: { default: 2, validate: "number" } },
    // As the server stores them: the page has the h1.
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      attrs: { level: Math.min(4, Math.max(2, level)) },
    })),
    toDOM: ({ attrs }): DOMOutputSpec => [`h${attrs.level}`, 0],
  },
  blockquote: {
    ...{ group: "block inCell", content: "block+", defining: true },
    parseDOM: [{ tag: "blockquote" }],
    toDOM: (): DOMOutputSpec => ["blockquote", 0],
  },
  code_block: {
    ...{ group: "block inCell", content: "text*", marks: "", code: true, defining: true },
    parseDOM: [{ tag: "pre", preserveWhitespace: "full" as const }],
    toDOM: (): DOMOutputSpec => ["pre", 0],
  },
  bullet_list: {
    ...{ group: "block inCell", content: "list_item+" },
    parseDOM: [{ tag: "ul" }],
    toDOM: (): DOMOutputSpec => ["ul", 0],
  },
  ordered_list: {
    ...{ group: "block inCell", content: "list_item+" },
    attrs: { start: { default: 1, validate: "number" } },
    parseDOM: [
      { tag: "ol", getAttrs: (dom: HTMLElement) => ({ start: positive(dom.getAttribute("start"), 1) }) },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => (attrs.start === 1 ? ["ol", 0] : ["ol", { start: attrs.start }, 0]),
  },
  list_item: {
    ...{ content: "block+", defining: true },
    parseDOM: [{ tag: "li" }],
    toDOM: (): DOMOutputSpec => ["li", 0],
  },
  horizontal_rule: {
    group: "block inCell",
    parseDOM: [{ tag: "hr" }],
    toDOM: (): DOMOutputSpec => ["hr"],
  },
  /** A photo of this site with its caption. */
  figure: {
    ...{ group: "block inCell", content: "inline*", isolating: true, defining: true },
    attrs: {
      src: { validate: "string" },
      alt: { default: "", validate: "string" },
      width: { default: null, validate: "number|null" },
      height: { default: null, validate: "number|null" },
    },
    parseDOM: [photoFigure, { tag: "img", getAttrs: photoOf }],
    toDOM: ({ attrs }): DOMOutputSpec => {
      const { src, alt, width, height } = attrs;
      return ["figure", ["img", { src, alt, width, height }], ["figcaption", 0]];
    },
  },
  /** A link alone in its paragraph, which pages show as a card. */
  card: {
    ...{ group: "block inCell", atom: true, draggable: true },
    attrs: { href: { validate: "string" }, text: { validate: "string" } },
    toDOM: ({ attrs }): DOMOutputSpec => ["p", ["a", { href: attrs.href }, attrs.text]],
  },
  ...tables(),
  text: { group: "inline" },
  hard_break: {
    ...{ group: "inline", inline: true, selectable: false },
    parseDOM: [{ tag: "br" }],
    toDOM: (): DOMOutputSpec => ["br"],
  },
} satisfies Record<string, NodeSpec>;

function tables() {
  const { table, ...rest } = tableNodes({
    ...{ tableGroup: "block", cellContent: "inCell+" },
    cellAttributes: {
      scope: {
        default: null,
        getFromDOM: (dom) =>
          /^(?:row|col)(?:group)?$/.test(attribute(dom, "scope")) ? attribute(dom, "scope") : null,
        setDOMAttr: (value, attrs) => {
          if (value) attrs.scope = value;
        },
      },
    },
  });
  const caption = (dom: HTMLElement) =>
    [...dom.children]
      .filter(({ tagName }) => tagName === "CAPTION")
      .map(({ textContent }) => textContent.trim())
      .join(" ");
  return {
    ...rest,
    table: {
      ...table,
      attrs: { caption: { default: "", validate: "string" } },
      parseDOM: [{ tag: "table", getAttrs: (dom: HTMLElement) => ({ caption: caption(dom) }) }],
      toDOM: ({ attrs }): DOMOutputSpec =>
        attrs.caption
          ? ["table", ["caption", { contenteditable: "false" }, attrs.caption], ["tbody", 0]]
          : ["table", ["tbody", 0]],
    } satisfies NodeSpec,
  };
}

const BOLD = /^(?:bold(?:er)?|[5-9]\d{2,})$/;

const marks = {
  link: {
    attrs: { href: { validate: "string" } },
    inclusive: false,
    parseDOM: [
      {
        tag: "a[href]",
        getAttrs: (dom: HTMLElement) =>
          isAllowedAddress(attribute(dom, "href")) ? { href: attribute(dom, "href") } : false,
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => ["a", { href: attrs.href }, 0],
  },
  strong: {
    parseDOM: [
      { tag: "strong" },
      // Google Docs wraps everything it copies in a bold element that is not bold.
      { tag: "b", getAttrs: (dom: HTMLElement) => dom.style.fontWeight !== "normal" && null },
      {
        style: "font-weight=400",
        clearMark: ({ type }: { type: { name: string } }) => type.name === "strong",
      },
      { style: "font-weight", getAttrs: (value: string) => BOLD.test(value) && null },
    ],
    toDOM: (): DOMOutputSpec => ["strong", 0],
  },
  em: {
    parseDOM: [
      { tag: "em" },
      { tag: "i", getAttrs: (dom: HTMLElement) => dom.style.fontStyle !== "normal" && null },
      { style: "font-style=italic" },
    ],
    toDOM: (): DOMOutputSpec => ["em", 0],
  },
  s: {
    parseDOM: [{ tag: "s" }, { tag: "del" }, { style: "text-decoration=line-through" }],
    toDOM: (): DOMOutputSpec => ["s", 0],
  },
  sub: {
    excludes: "sub sup",
    parseDOM: [{ tag: "sub" }, { style: "vertical-align=sub" }],
    toDOM: (): DOMOutputSpec => ["sub", 0],
  },
  sup: {
    excludes: "sub sup",
    parseDOM: [{ tag: "sup" }, { style: "vertical-align=super" }],
    toDOM: (): DOMOutputSpec => ["sup", 0],
  },
  code: { code: true, parseDOM: [{ tag: "code" }], toDOM: (): DOMOutputSpec => ["code", 0] },
} satisfies Record<string, MarkSpec>;

/** What a formatted text may contain: the elements that the server's sanitiser keeps, in an order that makes sense. */
export const schema = new Schema({ nodes, marks });
