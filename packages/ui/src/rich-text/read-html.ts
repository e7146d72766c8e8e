import { DOMParser, type Node, type TagParseRule } from "prosemirror-model";
import { schema } from "./schema.ts";

/** Whether pages show a link to this address as a card when it is alone in its paragraph. */
export type IsCard = (href: string) => boolean;

/** Reads HTML, also that of other programs: what the schema does not have is left out, the text stays. */
export function htmlParser(isCard: IsCard): DOMParser {
  const card: TagParseRule = {
    tag: "p",
    node: "card",
    priority: 60,
    getAttrs: (paragraph) => {
      const [link, ...more] = paragraph.children;
      const href = link?.getAttribute("href") ?? "";
      const text = link?.textContent?.trim() ?? "";
      const isLone = link?.tagName === "A" && more.length === 0 && link.children.length === 0;
      return (
        isLone && text !== "" && paragraph.textContent?.trim() === text && isCard(href) && { href, text }
      );
    },
  };
  const own = [card, { tag: "table > caption, title, style, script, template, head", ignore: true }];
  return new DOMParser(schema, [...own, ...DOMParser.fromSchema(schema).rules]);
}

/**
 * Reads the stored HTML of a text. It never loads or runs anything of it.
 *
 * @param html - what the server's sanitiser returns
 */
export function readHtml(html: string, isCard: IsCard = () => false): Node {
  const { body } = new window.DOMParser().parseFromString(html, "text/html");
  return htmlParser(isCard).parse(body);
}
