import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./journey.ts";

const LANGUAGES = ["en", "ru", "de", "es", "th"] as const;

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

/** One page of every kind that links lead to, from the home page on. */
async function pagesOf(request: APIRequestContext): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const waiting = ["/"];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const kind = kindOf(address.split("?")[0] ?? "");
    if (pages.has(kind)) continue;
    const answer = await request.get(address);
    if (!answer.headers()["content-type"]?.startsWith("text/html")) {
      pages.set(kind, "");
      continue;
    }
    expect(answer.status(), address).toBe(200);
    // Where it led to in the end.
    pages.set(kind, new URL(answer.url()).pathname);
    for (const [, href = ""] of (await answer.text()).matchAll(/<a [^>]*href="(\/(?!\/)[^"#?]*)/g)) {
      if (!/^\/(?:api|media|assets)\/|\.html$/.test(href)) waiting.push(href);
    }
  }
  return pages;
}

for (const visitor of ["guest", "grower", "admin"] as const) {
  test(`every page visible to a ${visitor} has a title and a description in every language`, async ({
    page,
    signIn,
  }) => {
    if (visitor !== "guest") await signIn(visitor);
    const pages = await pagesOf(page.request);
    if (visitor === "admin") pages.set("/admin/cache", "/admin/cache");
    expect([...pages.keys()]).toEqual(expect.arrayContaining(["/", "/explore", "/explore/*", "/diaries/*"]));
    for (const address of new Set(pages.values())) {
      if (address === "") continue;
      const titles = new Set<string>();
      // Members see the same pages and more; two languages show that theirs follow the language too.
      for (const language of visitor === "guest" ? LANGUAGES : LANGUAGES.slice(0, 2)) {
        const answer = await page.request.get(`${address}?lang=${language}`);
        const { title, description, lang } = headOf(await answer.text());
        const where = `${address} in ${language}: ${title} / ${description}`;
        expect(lang, where).toBe(language);
        expect(title, where).toMatch(/^[^{}]*[^{}\s·–] · Grow$/);
        expect(description, where).toMatch(/^[^{}]+$/);
        expect([...description].length, where).toBeLessThanOrEqual(200);
        titles.add(title);
      }
      // A grower's own words stay; what the site says around them does not.
      expect(titles.size, `${address}: ${[...titles].join(" / ")}`).toBeGreaterThan(1);
    }
  });
}
