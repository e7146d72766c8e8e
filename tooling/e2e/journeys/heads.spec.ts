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

/** The kind of page an address leads to: pages of one kind differ by their numbers only. */
function kindOf(path: string): string {
  return path.replace(/\/\d+[^/]*/g, "/*").replace(/^\/explore\/.+/, "/explore/*");
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
      if (!/^\/(?:api|media|assets)\//.test(href)) waiting.push(href);
    }
  }
  return pages;
}

for (const visitor of ["guest", "grower", "admin"] as const) {
  test(`every page that a ${visitor} can get to has a title and a description in every language`, async ({
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
      for (const language of LANGUAGES) {
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
