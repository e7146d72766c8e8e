import { describe, expect, test } from "vitest";
import { BRANDS } from "../catalogue/brands.ts";
import { PRODUCTS } from "../catalogue/products.ts";
import { STRAINS } from "../catalogue/strains.ts";
import { GROWERS } from "../people/growers.ts";
import { AWARDS } from "./awards.ts";
import { CATEGORIES, TAGS } from "./categories.ts";
import { GIVEAWAYS } from "./giveaways.ts";
import { NOMINATIONS } from "./nominations.ts";
import { POSTS } from "./posts.ts";
import { VOTINGS } from "./votings.ts";

const LANGS = ["en", "de", "es", "ru", "th"] as const;
const slugOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");

const texts = POSTS.flatMap((post) =>
  LANGS.flatMap((lang) => {
    const text = post.texts[lang];
    return text ? [{ post, lang, ...text }] : [];
  }),
);
const html = [
  ...texts.map(({ post, lang, text }) => ({ name: `${post.slug} (${lang})`, text })),
  ...GIVEAWAYS.flatMap(({ slug, text, rules }) => [
    { name: slug, text },
    { name: `rules of ${slug}`, text: rules },
  ]),
  ...AWARDS.flatMap(({ year, text, translations = {} }) => [
    { name: `awards ${year}`, text },
    ...Object.entries(translations).map(([lang, translated]) => ({
      name: `awards ${year} (${lang})`,
      text: translated,
    })),
  ]),
];

/** Words as a reader counts them; Thai has no spaces between words. */
function countWords(text: string, lang: string): number {
  const plain = text.replace(/<[^>]*>|\{[^}]*\}/g, " ");
  return [...new Intl.Segmenter(lang, { granularity: "word" }).segment(plain)].filter(
    ({ isWordLike }) => isWordLike,
  ).length;
}

describe("demo posts", () => {
  test("are twelve in four categories, two in all languages and two more in each", () => {
    expect(POSTS).toHaveLength(12);
    const inAll = POSTS.filter(({ texts }) => Object.keys(texts).length === 5);
    expect(inAll).toHaveLength(2);
    for (const lang of LANGS) expect(texts.filter((text) => text.lang === lang)).toHaveLength(4);
    expect(new Set(POSTS.map(({ category }) => category)).size).toBe(Object.keys(CATEGORIES).length);
    expect(new Set(POSTS.flatMap(({ tags }) => tags)).size).toBe(Object.keys(TAGS).length);
    expect(new Set(POSTS.map(({ slug }) => slug)).size).toBe(12);
  });

  test("come newest first and are written by growers of one of their languages", () => {
    expect(POSTS.map(({ daysAgo }) => daysAgo)).toEqual(
      POSTS.map(({ daysAgo }) => daysAgo).sort((a, b) => a - b),
    );
    for (const { author, texts } of POSTS) {
      const grower = GROWERS.find(({ name }) => name === author);
      expect(Object.keys(texts), author).toContain(grower?.lang);
    }
  });

  test.each(texts)("$post.slug ($lang) fits its columns and has sections and a figure", (text) => {
    expect(text.post.slug).toMatch(/^[a-z0-9-]{1,120}$/);
    expect(text.title.length).toBeLessThanOrEqual(200);
    expect(text.preview.length).toBeLessThanOrEqual(200);
    expect(text.authorRole.length).toBeLessThanOrEqual(120);
    expect(text.text.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(4);
    expect(text.text.match(/<p>\{figure\}<\/p>/g)).toHaveLength(1);
    expect(text.text).toMatch(/<table>|<ul>|<ol>/);
    const words = countWords(text.text, text.lang);
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(900);
  });

  test("have placeholders that lead somewhere, votings in the language of the text", () => {
    for (const { post, lang, text } of texts) {
      for (const [, kind, value = ""] of text.matchAll(/\{(\w+):?([\w-]*)\}/g)) {
        if (kind === "figure") continue;
        if (kind === "diary") expect(post.diaries[Number(value) - 1], post.slug).toBeDefined();
        else if (kind === "strain") expect(STRAINS.map(({ name }) => slugOf(name))).toContain(value);
        else {
          expect(kind).toBe("voting");
          expect(VOTINGS[Number(value) - 1]?.lang, post.slug).toBe(lang);
        }
      }
      for (const [index] of post.diaries.entries()) expect(text).toContain(`{diary:${index + 1}}`);
    }
  });
});

describe("demo HTML", () => {
  test.each(html)("of $name is balanced and uses allowed elements without attributes", ({ text }) => {
    const open: string[] = [];
    for (const [, slash, name = "", attributes] of text.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
      expect("h2 p ul ol li table thead tbody tr th td strong em".split(" ")).toContain(name);
      expect(["", ' scope="col"', ' scope="row"']).toContain(attributes);
      if (slash) expect(open.pop()).toBe(name);
      else open.push(name);
    }
    expect(open).toEqual([]);
    expect(text.replace(/<[^>]*>/g, "")).not.toMatch(/[<>]|&(?!amp;)/);
  });
});

describe("demo votings, giveaways and awards", () => {
  test("votings have three to six options in every language, whose shares add up to 100", () => {
    expect(VOTINGS).toHaveLength(3);
    for (const { shares, texts, startDay, endDay } of VOTINGS) {
      expect(shares.length).toBeGreaterThanOrEqual(3);
      expect(shares.length).toBeLessThanOrEqual(6);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      expect(startDay).toBeLessThan(endDay);
      for (const { title, text, options } of LANGS.map((lang) => texts[lang])) {
        expect(title.length).toBeLessThanOrEqual(200);
        expect(text.length).toBeLessThanOrEqual(2000);
        expect(options).toHaveLength(shares.length);
        expect(options.map(({ note }) => note === undefined)).toEqual(
          texts.en.options.map(({ note }) => note === undefined),
        );
      }
    }
  });

  test("giveaways show each state with days that fit it and prizes of the brand", () => {
    expect(GIVEAWAYS.map(({ state }) => state)).toEqual(["open", "open", "waiting", "over"]);
    for (const { state, brand, prizes, startDay, endDay, resultDay, replyDays } of GIVEAWAYS) {
      expect(startDay).toBeLessThan(0);
      const is = endDay > 0 ? "open" : resultDay + replyDays > 0 ? "waiting" : "over";
      expect(is).toBe(state);
      expect(BRANDS.map(({ name }) => name)).toContain(brand);
      const things = [...PRODUCTS, ...STRAINS].filter((thing) => thing.brand === brand);
      for (const { product } of prizes) expect(things.map(({ name }) => name)).toContain(product);
    }
  });

  test("awards are held every year from 2022 with four to six nominations", () => {
    expect(AWARDS.map(({ year }) => year)).toEqual([2026, 2025, 2024, 2023, 2022]);
    for (const { nominations } of AWARDS) {
      expect(nominations.length).toBeGreaterThanOrEqual(4);
      expect(nominations.length).toBeLessThanOrEqual(6);
    }
    const used = new Set(AWARDS.flatMap(({ nominations }) => nominations.map(({ key }) => key)));
    expect([...used].sort()).toEqual(Object.keys(NOMINATIONS).sort());
  });
});
