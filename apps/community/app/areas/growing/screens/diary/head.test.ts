import { pageMeta } from "@grow/app-kit/request/head.ts";
import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import type { Locale } from "@grow/i18n";
import { describe, expect, it } from "vitest";
import { sampleDiary, samplePhoto, sampleWeek } from "../../../../shared/testing/sample-diary.ts";
import { roomView } from "../../shared/diary/readings-view.ts";
import { diaryHead } from "./head.ts";
import { weekView } from "./week-view.ts";

const CARD = `/media/${"c".repeat(32)}/12.jpg`;
const LINK = "/diaries/12-night-plum";
const origin = "https://grow.example";
const languages = ["en", "ru", "de", "es", "th"];

type Change = NonNullable<Parameters<typeof sampleDiary>[1]>;

/** The tags of the page of a diary, or of a week by its own address. */
function tags(
  change: Change = {},
  hasOwnAddress = false,
  ofWeek: Parameters<typeof sampleWeek>[0] = {},
  locale: Locale = "en",
) {
  const weeks = [sampleWeek({ id: 181, faza: 0, name: "week1", ...ofWeek })];
  const diary = sampleDiary(weeks, { id: 12, link: LINK, canonical: LINK, cover_og: CARD, ...change });
  const { context } = fakeContext();
  const week = weekView(diary.items_week, 0, roomView(diary), context.measures);
  const head = diaryHead({ ...context, locale }, diary, week, hasOwnAddress);
  return pageMeta({ data: { head }, matches: [{ id: "root", data: { origin } }], location: { search: "" } });
}

const canonical = (found: ReturnType<typeof tags>) =>
  found.flatMap((tag) => ("rel" in tag && tag.rel === "canonical" ? [tag.href] : []));
const alternates = (found: ReturnType<typeof tags>) =>
  found.flatMap((tag) => ("hrefLang" in tag ? [[tag.hrefLang, tag.href]] : []));
const jsonLd = (found: ReturnType<typeof tags>) =>
  found.flatMap((tag) => ("script:ld+json" in tag ? [tag["script:ld+json"]] : []));

describe("what other sites and search engines learn of a diary", () => {
  it("is its card, absolute and with its size", () => {
    expect(tags()).toEqual(
      expect.arrayContaining([
        { property: "og:image", content: origin + CARD },
        { property: "og:image:width", content: "1200" },
        { property: "og:image:height", content: "630" },
        { property: "og:type", content: "article" },
        { property: "og:url", content: origin + LINK },
      ]),
    );
    expect(JSON.stringify(tags({ cover_og: null }))).not.toContain("og:image");
  });

  it.each([
    ["de", "12-de.jpg", "12-w181-de.jpg"],
    ["th", "12-th.jpg", "12-w181-th.jpg"],
    ["en-tr", "12.jpg", "12-w181.jpg"],
  ] as const)("is its card in the language of the page: %s", (locale, ofDiary, ofWeek) => {
    const image = (file: string) => ({
      property: "og:image",
      content: origin + CARD.replace("12.jpg", file),
    });
    expect(tags({}, false, {}, locale)).toContainEqual(image(ofDiary));
    expect(tags({}, true, {}, locale)).toContainEqual(image(ofWeek));
  });

  it("is one address for it and one for each week, and each in five languages", () => {
    for (const [found, address] of [
      [tags(), origin + LINK],
      [tags({}, true), `${origin}${LINK}/week/181`],
    ] as const) {
      expect(canonical(found)).toEqual([address]);
      expect(alternates(found)).toEqual([
        ...languages.map((lang) => [lang, `${address}?lang=${lang}`]),
        ["x-default", address],
      ]);
    }
  });

  it("is another address where its grower or a moderator has named one", () => {
    expect(canonical(tags({ canonical: "/diaries/11-night-plum" }))).toEqual([
      `${origin}/diaries/11-night-plum`,
    ]);
  });

  it("is a posting with author, dates, picture and reactions", () => {
    expect(jsonLd(tags({ cnt_likes: 4, cnt_comments: 2, lang: "de" }))).toEqual([
      expect.objectContaining({
        "@context": "https://schema.org",
        "@type": "BlogPosting",
        url: origin + LINK,
        inLanguage: "de",
        image: origin + CARD,
        author: expect.objectContaining({ "@type": "Person" }),
        interactionStatistic: [
          expect.objectContaining({ userInteractionCount: 4 }),
          expect.objectContaining({ userInteractionCount: 2 }),
        ],
      }),
    ]);
  });

  it("of a week's own page is the week: its card, text, dates and reactions", () => {
    const photo = samplePhoto(3);
    const found = tags({}, true, {
      items_photo: [samplePhoto(2, true), photo],
      cnt_likes: 3,
      cnt_comments: 7,
    });
    const card = CARD.replace("12.jpg", "12-w181.jpg");
    expect(found).toContainEqual({ property: "og:image", content: origin + card });
    expect(found).toContainEqual({ property: "og:image:width", content: "1200" });
    expect(jsonLd(found)).toEqual([
      expect.objectContaining({
        headline: "Night Plum pheno hunt, Week 1",
        description: "First pistils everywhere.",
        url: `${origin}${LINK}/week/181`,
        image: origin + photo.url,
        datePublished: expect.stringContaining("2026-09-14"),
        isPartOf: expect.objectContaining({ url: origin + LINK }),
        interactionStatistic: [
          expect.objectContaining({ userInteractionCount: 3 }),
          expect.objectContaining({ userInteractionCount: 7 }),
        ],
      }),
    ]);
  });

  it("of a week without a cover in its diary is its photo", () => {
    const photo = samplePhoto(3);
    const found = tags({ cover_og: null }, true, { items_photo: [photo] });
    expect(found).toContainEqual({ property: "og:image", content: origin + photo.url });
    expect(JSON.stringify(found)).not.toContain("og:image:width");
  });

  it.each([
    { visibility: "unlisted" as const },
    { is_hidden: true },
    { is_ban: true },
    { is_moderate: true },
  ])("is nothing for search engines where it is closed: %j", (change) => {
    const found = tags(change);
    expect(found).toContainEqual({ name: "robots", content: "noindex" });
    expect([...alternates(found), ...jsonLd(found)]).toEqual([]);
  });
});
