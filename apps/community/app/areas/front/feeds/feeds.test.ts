import "../../../locales/catalog.ts";
import { CONTENT_KEYS, ContentKeys } from "@grow/app-kit/request/content-keys.ts";
import { fakeContext, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { Window } from "happy-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { sampleDiary, sampleHarvest, samplePhoto, sampleWeek } from "../../../shared/testing/sample-diary.ts";
import { loader as diaryAtom } from "./diary-atom.ts";
import { loader as robots } from "./robots.ts";
import { loader as rss } from "./rss.ts";
import { loader as sitemap } from "./sitemap.ts";
import { loader as sitemapDiaries } from "./sitemap-diaries.ts";
import { loader as sitemapList } from "./sitemap-list.ts";
import { loader as sitemapPages } from "./sitemap-pages.ts";

type Visit = NonNullable<Parameters<typeof fakeContext>[0]>;
type Loader = (args: Parameters<typeof rss>[0]) => Response | Promise<Response>;

let keys: ContentKeys;
beforeEach(() => {
  keys = new ContentKeys();
});

async function ask(loader: Loader, visit: Visit, params: Record<string, string> = {}) {
  const { context, calls } = fakeContext(visit);
  Object.assign(context, { contentKeys: keys });
  const request = new Request(context.url);
  const response = await loader({ request, context, params });
  const text = await response.text();
  return { response, calls, text, all: (name: string) => elements(text, name) };
}

/** Texts of all elements of a name; fails where the text is no XML. */
function elements(text: string, name: string): (string | null)[] {
  const parsed = new new Window().DOMParser().parseFromString(text, "application/xml");
  return [...parsed.getElementsByTagName(name)].map((one) => one.textContent);
}

const card = (id: number) => ({
  id,
  name: `Bud & leaf <${id}>`,
  link: `/diaries/${id}-bud-leaf`,
  add_date: "2026-06-14T08:30:00.000Z",
  update_date: "2026-09-14T08:30:00.000Z",
  item_cover: id === 1 ? samplePhoto(9) : null,
  item_user: null,
  seeds: [{ name: "Night Plum" }, { name: "Night Plum" }],
  max_faza: 1,
});
const cards = (count: number, first = 1) => ({
  items: Array.from({ length: count }, (_, index) => card(first + index)),
  total: count,
});

describe("robots", () => {
  it("get the sitemap's full URL, and are disallowed from forms", async () => {
    const { text, response } = await ask(robots, {});
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(text).toContain("Sitemap: https://grow.example/sitemap.xml\n");
    expect(text).toContain("Disallow: /auth/\n");
    expect(text).toContain("Disallow: /complains\n");
    expect(text).not.toContain("Disallow: /\n");
  });
});

type Asked = { init: { params: { query: { start: number; limit: number } } } };

/** Growers of whom the first ones have diaries. */
const growers =
  (count: number) =>
  ({ init }: Asked) => {
    const { start, limit } = init.params.query;
    const items = Array.from({ length: limit }, (_, index) => start + index).map((id) => ({
      link: `/grower/g${id}`,
      cnt_reports: id < count ? 2 : 0,
    }));
    return { items, total: 1000, start, limit, is_total_capped: true };
  };

/** The lists of the catalogue, with the path of each in the api. */
const LISTS = [
  ["brands", "/brands"],
  ["products", "/products"],
  ["strains", "/strains"],
] as const;

/** Articles of the journal, and categories of theirs. */
const journal = (count: number) => ({
  "GET /blogs": ({ init }: Asked) => {
    const { start, limit } = init.params.query;
    const length = Math.max(0, Math.min(limit, count - start));
    return { items: Array.from({ length }, (_, index) => ({ link: `/journal/x${start + index}` })) };
  },
  "GET /blogs/tags": {
    categories: count === 0 ? [] : [{ link: "/journal/category/harvest" }],
    tags: count === 0 ? [] : [{ link: "/journal/tags/drying" }],
  },
});

/** The awards of these years. */
const awards = (...years: number[]) => ({
  "GET /awards/{x}": () => {
    if (years.length === 0) throw refusal(404, [{ code: "not_found" }]);
    return { items_year: years.map((year) => ({ link: `/awards/${year}` })) };
  },
});

/** Pages of the catalogue: as many of each list. */
const catalogue = (count: number) =>
  Object.fromEntries(
    LISTS.map(([list, path]) => [
      `GET ${path}`,
      ({ init }: Asked) => {
        const { start, limit } = init.params.query;
        const length = Math.max(0, Math.min(limit, count - start));
        return { items: Array.from({ length }, (_, index) => ({ link: `/${list}/x${start + index}` })) };
      },
    ]),
  );

describe("the sitemap", () => {
  it("names a file for each 500 diaries, growers with diaries, brands, products, strains, articles and awards", async () => {
    const { all } = await ask(sitemap, {
      api: {
        "GET /diaries/total": { total: 501 },
        "GET /users": growers(1001),
        ...catalogue(501),
        ...journal(12),
        ...awards(2026, 2025),
      },
    });
    expect(all("loc")).toEqual([
      "https://grow.example/sitemaps/pages",
      "https://grow.example/sitemaps/diaries/1",
      "https://grow.example/sitemaps/diaries/2",
      "https://grow.example/sitemaps/growers/1",
      "https://grow.example/sitemaps/growers/2",
      "https://grow.example/sitemaps/growers/3",
      ...LISTS.flatMap(([list]) => [1, 2].map((file) => `https://grow.example/sitemaps/${list}/${file}`)),
      "https://grow.example/sitemaps/journal/1",
      "https://grow.example/sitemaps/awards/1",
    ]);
  });

  it("lists the awards of each year", async () => {
    const params = { list: "awards", file: "1" };
    const { all } = await ask(sitemapList, { api: awards(2026, 2025) }, params);
    expect(all("loc")).toEqual(["https://grow.example/awards/2026", "https://grow.example/awards/2025"]);
    await expect(ask(sitemapList, { api: awards() }, params)).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  it("lists growers with diaries, and has no file without one", async () => {
    const api = { "GET /users": growers(620) };
    const { all } = await ask(sitemapList, { api }, { list: "growers", file: "2" });
    expect(all("loc")).toHaveLength(120);
    expect(all("loc")[0]).toBe("https://grow.example/grower/g500");
    for (const file of ["3", "0", "x"]) {
      await expect(ask(sitemapList, { api }, { list: "growers", file })).rejects.toMatchObject({
        init: { status: 404 },
      });
    }
  });

  it("lists brands, products and strains, and no other lists", async () => {
    const api = catalogue(502);
    for (const [list] of LISTS) {
      const { all } = await ask(sitemapList, { api }, { list, file: "2" });
      expect(all("loc")).toEqual([500, 501].map((id) => `https://grow.example/${list}/x${id}`));
    }
    for (const list of ["users", "toString", ""]) {
      await expect(ask(sitemapList, { api }, { list, file: "1" })).rejects.toMatchObject({
        init: { status: 404 },
      });
    }
  });

  it("lists articles, categories and tags of the journal", async () => {
    const api = journal(2);
    const { all } = await ask(sitemapList, { api }, { list: "journal", file: "1" });
    expect(all("loc")).toEqual([
      ...[0, 1].map((id) => `https://grow.example/journal/x${id}`),
      "https://grow.example/journal/category/harvest",
      "https://grow.example/journal/tags/drying",
    ]);
  });

  it("searches for the end if the total is capped", async () => {
    const last = 13_207;
    const { all, calls } = await ask(sitemap, {
      api: {
        "GET /diaries/total": { total: 10_000, is_total_capped: true },
        "GET /users": growers(0),
        ...catalogue(0),
        ...journal(0),
        ...awards(),
        "GET /diaries": ({ init }: { init: { params: { query: { start: number } } } }) =>
          cards(init.params.query.start < last ? 1 : 0),
      },
    });
    expect(all("loc")).toHaveLength(1 + 27);
    expect(calls.filter(({ path }) => path.startsWith("/diaries")).length).toBeLessThan(12);
  });

  it("has no diaries on an empty site", async () => {
    const { all } = await ask(sitemap, {
      api: {
        "GET /diaries/total": { total: 0 },
        "GET /users": growers(0),
        ...catalogue(0),
        ...journal(0),
        ...awards(),
      },
    });
    expect(all("loc")).toEqual(["https://grow.example/sitemaps/pages"]);
  });

  it("lists diaries with their languages, change and cover, page by page of the list", async () => {
    const starts: number[] = [];
    const { text, all } = await ask(
      sitemapDiaries,
      {
        api: {
          "GET /diaries": ({ init }: { init: { params: { query: { start: number } } } }) => {
            starts.push(init.params.query.start);
            return starts.length === 1 ? cards(100) : cards(3, 101);
          },
        },
      },
      { file: "2" },
    );
    expect(starts).toEqual([500, 600]);
    expect(all("loc")).toHaveLength(103);
    expect(all("loc")[0]).toBe("https://grow.example/diaries/1-bud-leaf");
    expect(all("lastmod")[0]).toBe("2026-09-14T08:30:00.000Z");
    expect(text).toContain('hreflang="de" href="https://grow.example/diaries/1-bud-leaf?lang=de"');
    expect(all("image:loc")).toEqual([
      "https://grow.example/media/0f3a9c1d2b4e5f60718293a4b5c6d7e8/1280.webp",
    ]);
  });

  it("returns 404 for files without diaries and for unknown names", async () => {
    const api = { "GET /diaries": cards(0) };
    for (const file of ["3", "0", "x", "99999"]) {
      await expect(ask(sitemapDiaries, { api }, { file })).rejects.toMatchObject({ init: { status: 404 } });
    }
  });

  it("lists each indexable list", async () => {
    const { all } = await ask(sitemapPages, {});
    expect(all("loc")).toContain("https://grow.example/explore/indoor");
    expect(all("loc")).toContain("https://grow.example/explore/video");
  });
});

describe("the feed of new diaries", () => {
  it("has name, strains, phase and author, in the requested language", async () => {
    const { response, all } = await ask(rss, { api: { "GET /diaries": cards(2) }, locale: "de" });
    expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    expect(all("title")).toEqual(["Grow: neue Tagebücher", "Bud & leaf <1>", "Bud & leaf <2>"]);
    expect(all("description")[1]).toBe("Night Plum · Blüte");
    expect(all("dc:creator")[0]).toBe("Gelöscht");
    expect(all("pubDate")[0]).toBe("Sun, 14 Jun 2026 08:30:00 GMT");
  });

  it("is cached like a guest's page, and purged by the keys of its content", async () => {
    keys.add("diaries diary-1");
    const guest = await ask(rss, { api: { "GET /diaries": cards(1) } });
    expect(guest.response.headers.get("cache-control")).toMatch(/^public, /);
    expect(guest.response.headers.get(CONTENT_KEYS)).toBe("diaries diary-1");
    const signedIn = await ask(rss, { api: { "GET /diaries": cards(1) }, cookie: "token=t" });
    expect(signedIn.response.headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("the feed of a diary", () => {
  const weeks = [
    sampleWeek({ id: 1, name: "week1", faza: 0, text: "Roots & leaves" }),
    sampleWeek({ id: 2, name: "week2", items_photo: [samplePhoto(1, true), samplePhoto(2)] }),
  ];
  const api = { "GET /diaries/{id}": sampleDiary(weeks) };
  const params = { id: "12-night-plum-pheno-hunt" };

  it("has its weeks, newest first, with text and photos", async () => {
    const { all, text } = await ask(diaryAtom, { api }, params);
    expect(all("title")).toEqual(["Night Plum pheno hunt", "Week 2, flowering", "Week 1, vegetative"]);
    expect(all("content")).toEqual(["First pistils everywhere.", "Roots & leaves"]);
    expect(all("name")).toEqual(["tessellate"]);
    expect(text.match(/rel="enclosure"/g)).toHaveLength(1);
    // Readers know an entry by its id: it stays when the diary is called otherwise.
    expect(all("id")[1]).toBe("https://grow.example/diaries/12/week/2");
  });

  it("names a harvest without a week number", async () => {
    const harvested = { "GET /diaries/{id}": sampleDiary([sampleHarvest()]) };
    expect((await ask(diaryAtom, { api: harvested }, params)).all("title")[1]).toBe("Harvest");
  });

  it("has the diary's name", async () => {
    const { response } = await ask(diaryAtom, { api }, { id: "12-old-name" });
    expect([response.status, response.headers.get("location")]).toEqual([
      301,
      "/diaries/12-night-plum-pheno-hunt/feed",
    ]);
  });

  it("shows no more than the page", async () => {
    const locked = sampleDiary(weeks, { is_lock: true, is_cut: true, items_week: weeks.slice(0, 1) });
    expect(
      (await ask(diaryAtom, { api: { "GET /diaries/{id}": locked } }, params)).all("entry"),
    ).toHaveLength(1);
    const hidden = {
      "GET /diaries/{id}": () => {
        throw refusal(404, [{ code: "not_found" }]);
      },
    };
    await expect(ask(diaryAtom, { api: hidden }, params)).rejects.toMatchObject({ status: 404 });
  });
});
