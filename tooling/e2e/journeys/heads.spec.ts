import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./journey.ts";

/** Who looks, and in which languages at once. Members see the same pages and more. */
const ROUNDS = [
  ["guest", ["ru", "en"]],
  ["guest", ["de"]],
  ["guest", ["es"]],
  ["guest", ["th"]],
  ["grower", ["ru", "en"]],
  ["admin", ["ru", "en"]],
] as const;

/** The head of a page as search engines and other sites read it. */
function headOf(html: string): { title: string; description: string; lang: string } {
  const found = (pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? "");
  return {
    title: found(/<title>([^<]*)<\/title>/),
    description: found(/<meta name="description" content="([^"]*)"/),
    lang: found(/<html[^>]* lang="([^"]*)"/),
  };
}

function unescaped(text: string): string {
  const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name] ?? "");
}

/** Pages of growers, strains and the catalogue, whose addresses are names. */
const NAMED =
  /^\/(grower|strains|seedbank|nutrients|grow-|air-|controllers|drip-systems|hydroponic-systems|substrates|ventilation-fans|co2-)/;
const TABS =
  /^(activity|bookmarks|category|categories|diaries|edit|family|followers|following|gallery|growers|harvests|products|reviews|schemes|settings)$/;

/** The kind of page an address leads to: pages of one kind differ by names and numbers only. */
function kindOf(path: string): string {
  if (!NAMED.test(path)) return path.replace(/\/\d+[^/]*/g, "/*").replace(/^\/(explore|seeds)\/.+/, "/$1/*");
  const [first = "", ...rest] = path.slice(1).split("/");
  const place = /^(grower|strains|grow-questions)$/.test(first) ? first : "catalogue";
  return ["", place, ...rest.map((part) => (TABS.test(part) ? part : "*"))].join("/");
}

/**
 * Visits one page of every kind that links lead to, from the first addresses on, in each language.
 *
 * @param check - gets each page once, in the order of the languages
 * @returns the kinds of the pages
 */
async function visitPages(
  request: APIRequestContext,
  languages: readonly string[],
  waiting: string[],
  check: (address: string, pages: readonly string[]) => void,
): Promise<ReadonlySet<string>> {
  const kinds = new Set<string>();
  const visited = new Set<string>();
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const path = address;
    if (visited.has(path) || kinds.has(kindOf(path))) continue;
    visited.add(path);
    const answers = await Promise.all(languages.map((lang) => request.get(path, { params: { lang } })));
    const isHtml = answers.every((answer) => answer.headers()["content-type"]?.startsWith("text/html"));
    const [end = path] = answers.map((answer) => new URL(answer.url()).pathname);
    // A redirect may forget the language.
    if (isHtml && end !== path) waiting.unshift(end);
    else kinds.add(kindOf(path));
    if (!isHtml || end !== path) continue;
    expect(
      answers.map((answer) => answer.status()),
      path,
    ).toEqual(languages.map(() => 200));
    const pages = await Promise.all(answers.map((answer) => answer.text()));
    check(path, pages);
    for (const [, href = ""] of (pages[0] ?? "").matchAll(/<a [^>]*href="(\/(?!\/)[^"#?]*)/g)) {
      if (!/^\/(?:api|media|assets)\/|\.html$/.test(href)) waiting.push(href);
    }
  }
  return kinds;
}

for (const [visitor, languages] of ROUNDS) {
  test(`every page visible to a ${visitor} has a title and a description in ${languages.join(" and ")}`, async ({
    page,
    signIn,
  }) => {
    if (visitor !== "guest") await signIn(visitor);
    // No link leads to the page of the cache.
    const first = visitor === "admin" ? ["/", "/admin/cache"] : ["/"];
    const kinds = await visitPages(page.request, languages, first, (address, pages) => {
      const titles = pages.map((html, index) => {
        const { title, description, lang } = headOf(html);
        const where = `${address} in ${languages[index]}: ${title} / ${description}`;
        expect(lang, where).toBe(languages[index]);
        expect(title, where).toMatch(/^[^{}]*[^{}\s·–] · Grow$/);
        expect(description, where).toMatch(/^[^{}]+$/);
        expect([...description].length, where).toBeLessThanOrEqual(200);
        return title;
      });
      // A grower's own words stay; what the site says around them does not.
      expect(new Set(titles).size, `${address}: ${titles.join(" / ")}`).toBe(titles.length);
    });
    expect([...kinds]).toEqual(expect.arrayContaining(["/", "/explore", "/explore/*", "/diaries/*"]));
  });
}
