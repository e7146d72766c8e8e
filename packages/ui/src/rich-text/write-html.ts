import type { Mark, Node } from "prosemirror-model";

/**
 * Writes a text as the HTML that the server stores: exactly as its sanitiser would write it. Empty paragraphs between blocks are left out.
 *
 * @example writeHtml(readHtml("<p>Flush.</p>")) // <p>Flush.</p>
 */
export function writeHtml(doc: Node): string {
  return blocks(doc);
}

const BLOCKS: Readonly<Record<string, (node: Node) => string>> = {
  paragraph: (node) => element("p", inline(node)),
  heading: (node) => element(`h${node.attrs.level}`, inline(node)),
  blockquote: (node) => element("blockquote", blocks(node)),
  // Browsers drop the first line break of the element, other programs do not.
  code_block: ({ textContent }) => element("pre", escaped(textContent.replace(/^\n+/, ""))),
  bullet_list: (node) => element("ul", items(node)),
  ordered_list: (node) =>
    element("ol", items(node), { start: node.attrs.start === 1 ? null : node.attrs.start }),
  horizontal_rule: () => "<hr />",
  figure: (node) => {
    const { src, alt, width, height } = node.attrs;
    const caption = node.childCount > 0 ? element("figcaption", inline(node)) : "";
    return element("figure", `${tag("img", { src, alt, width, height })} />${caption}`);
  },
  card: ({ attrs }) => element("p", element("a", escaped(attrs.text), { href: attrs.href })),
  table: writeTable,
};

function blocks(parent: Node): string {
  return filled(parent).map(writeBlock).join("");
}

function filled(parent: Node): Node[] {
  return parent.children.filter(({ type, childCount }) => type.name !== "paragraph" || childCount > 0);
}

function writeBlock(node: Node): string {
  const write = BLOCKS[node.type.name];
  if (!write) throw new TypeError(`No block: ${node.type.name}`);
  return write(node);
}

function items(list: Node): string {
  return list.children.map((item) => element("li", tight(item))).join("");
}

/** A lone paragraph, or one with lists after it, is written without its element. */
function tight(parent: Node): string {
  const [first, ...others] = filled(parent);
  const isTight = first?.type.name === "paragraph" && others.every(({ type }) => type.name.endsWith("_list"));
  return isTight && first ? inline(first) + others.map(writeBlock).join("") : blocks(parent);
}

/** Rows of headers at the beginning are the head. */
function writeTable(table: Node): string {
  const isHead = (row: Node) => row.children.every(({ type }) => type.name === "table_header");
  const firstOfBody = table.children.findIndex((row) => !isHead(row));
  const end = firstOfBody === -1 ? table.childCount : firstOfBody;
  const part = (name: string, rows: readonly Node[]) =>
    rows.length > 0
      ? element(name, rows.map((row) => element("tr", row.children.map(writeCell).join(""))).join(""))
      : "";
  const caption = table.attrs.caption ? element("caption", escaped(table.attrs.caption)) : "";
  return element(
    "table",
    caption + part("thead", table.children.slice(0, end)) + part("tbody", table.children.slice(end)),
  );
}

function writeCell(cell: Node): string {
  const { colspan, rowspan, scope } = cell.attrs;
  const isHeader = cell.type.name === "table_header";
  return element(isHeader ? "th" : "td", tight(cell), {
    colspan: colspan > 1 ? colspan : null,
    rowspan: rowspan > 1 ? rowspan : null,
    scope: isHeader ? scope : null,
  });
}

const MARKS: Readonly<Record<string, (mark: Mark) => [name: string, attributes: Attributes]>> = {
  link: ({ attrs }) => ["a", { href: attrs.href }],
};

function inline(parent: Node): string {
  let html = "";
  let open: readonly Mark[] = [];
  const close = (from: number) => {
    for (const { type } of open.slice(from).toReversed())
      html += `</${type.name === "link" ? "a" : type.name}>`;
  };
  for (const node of parent.children) {
    const { marks } = node;
    let same = 0;
    while (same < open.length && same < marks.length && open[same]?.eq(marks[same] as Mark)) same += 1;
    close(same);
    for (const mark of marks.slice(same)) {
      const [name, attributes] = MARKS[mark.type.name]?.(mark) ?? [mark.type.name, {}];
      html += `${tag(name, attributes)}>`;
    }
    open = marks;
    html += node.isText ? escaped(node.text ?? "") : "<br />";
  }
  close(0);
  return html;
}

type Attributes = Readonly<Record<string, string | number | null>>;

function element(name: string, content: string, attributes: Attributes = {}): string {
  return `${tag(name, attributes)}>${content}</${name}>`;
}

function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${escaped(String(value)).replaceAll('"', "&quot;")}"`);
  return `<${name}${written.join("")}`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
