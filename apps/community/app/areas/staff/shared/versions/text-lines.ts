import { plainText } from "@grow/domain";

// No part may pass the next "<": a text of many begun tags would be read to its end from each of them.
const TOKEN = /<(\/?)([a-z][a-z0-9]*)([^<>]*)>|[^<]+|</g;
const BLOCKS = new Set(
  "p h2 h3 h4 ul ol li blockquote figure figcaption table caption thead tbody tr pre div hr br".split(" "),
);
const MARKS: Readonly<Record<string, string>> = { h2: "## ", h3: "### ", h4: "#### ", li: "• " };
const EMPHASIS: Readonly<Record<string, string>> = { strong: "**", b: "**", em: "_", i: "_", code: "`" };

/**
 * Writes sanitised HTML as lines to be compared by eye: a line for each paragraph, item and row, with signs for headings, emphasis, links
 * and pictures, so that a change of these is seen as well.
 *
 * @example
 * textLines('<h2 id="s-light">Light</h2><p>Two <strong>days</strong>.</p>'); // ["## Light", "Two **days**."]
 */
export function textLines(html: string): string[] {
  const writer = new LineWriter();
  for (const [token, end, name, attributes = ""] of html.matchAll(TOKEN)) {
    if (name === undefined) writer.add(token);
    else if (end) writer.close(name);
    else writer.open(name, attributes);
  }
  return writer.finish();
}

class LineWriter {
  readonly #lines: string[] = [];
  #line = "";
  #mark = "";
  #quotes = 0;
  #hrefs: string[] = [];
  #isPre = false;

  add(text: string): void {
    if (!this.#isPre) this.#line += text.replace(/[ \t\r\n]+/g, " ");
    else {
      const [first = "", ...rest] = text.split("\n");
      this.#line += first;
      for (const line of rest) {
        this.#flush();
        this.#line = line;
      }
    }
  }

  open(name: string, attributes: string): void {
    if (BLOCKS.has(name)) this.#flush();
    if (name === "pre") this.#isPre = true;
    if (name === "blockquote") this.#quotes += 1;
    if (name === "hr") this.#lines.push("———");
    if (name === "td" || name === "th") this.#line += this.#line === "" ? "" : " | ";
    if (name === "img") this.#line += `[${attribute(attributes, "alt")} | ${attribute(attributes, "src")}]`;
    if (name === "a") this.#hrefs.push(attribute(attributes, "href"));
    this.#mark = MARKS[name] ?? this.#mark;
    this.#line += EMPHASIS[name] ?? "";
  }

  close(name: string): void {
    this.#line += EMPHASIS[name] ?? "";
    if (name === "a") this.#line += ` [${this.#hrefs.pop() ?? ""}]`;
    if (BLOCKS.has(name)) this.#flush();
    if (MARKS[name] !== undefined) this.#mark = "";
    if (name === "pre") this.#isPre = false;
    if (name === "blockquote") this.#quotes -= 1;
  }

  finish(): string[] {
    this.#flush();
    return this.#lines;
  }

  #flush(): void {
    const text = plainText(this.#line);
    this.#line = "";
    if (text === "") return;
    this.#lines.push("> ".repeat(Math.max(0, this.#quotes)) + this.#mark + text);
    this.#mark = "";
  }
}

const ATTRIBUTE = /([a-z-]+)="([^"]*)"/g;

function attribute(attributes: string, name: string): string {
  for (const [, key, value] of attributes.matchAll(ATTRIBUTE)) if (key === name) return value ?? "";
  return "";
}
