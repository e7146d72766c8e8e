import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cutText, DESCRIPTION_LENGTH } from "./cut-text.ts";
import { passwordProblem } from "./password/password.ts";
import { photoSrcset, photoUrl, photoWidths } from "./photo-widths.ts";
import { plainText, textLength } from "./plain-text.ts";
import { type PluralLanguage, pickPlural, pluralForm } from "./plurals/plural-form.ts";
import { PLURAL_WORDS, type PluralWord, pluralWord } from "./plurals/plural-words.ts";
import { publicationDate } from "./publication-date.ts";
import { RATING, ratingOf } from "./rating.ts";
import { relativeTime } from "./relative-time.ts";

describe("cutting text", () => {
  test.each([0, 1, 199, 200])("%i characters stay whole", (length) => {
    expect(cutText("x".repeat(length))).toBe("x".repeat(length));
  });

  test("the longest is 200", () => {
    expect(DESCRIPTION_LENGTH).toBe(200);
  });

  test("201 characters become 200, without an ellipsis", () => {
    expect(cutText("x".repeat(201))).toBe("x".repeat(200));
  });

  test("never splits an emoji", () => {
    expect(cutText(`${"x".repeat(199)}🌱🌱`)).toBe(`${"x".repeat(199)}🌱`);
  });

  test("removes tags and collapses white space first", () => {
    expect(cutText(`<p>Week three:</p><p>all  <b>green</b></p>\n`)).toBe("Week three: all green");
    expect(cutText(`<b>${"x".repeat(200)}</b>`)).toBe("x".repeat(200));
  });

  test("leaves a less-than sign alone", () => {
    expect(cutText("pH < 6 and EC > 2")).toBe("pH < 6 and EC > 2");
  });

  test("ends without a space, and returns empty text for empty text", () => {
    expect(cutText("one two", 4)).toBe("one");
    expect(cutText(null)).toBe("");
    expect(cutText(undefined)).toBe("");
  });

  test("never exceeds the length and changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
        const once = cutText(text);
        expect(Array.from(once).length).toBeLessThanOrEqual(200);
        expect(cutText(plainText(once))).toBe(cutText(once));
      }),
    );
  });

  test.each([
    ['<a title="pH > 6">runoff</a>', "runoff"],
    ["<a title='5 > 3'>x</a>", "x"],
    ["<b it's>bold</b>", "bold"],
    ['<i "a<b>c', '<i "ac'],
    ["EC&nbsp;1.4 &lt; 2 &amp;amp; more", "EC\u00A01.4 < 2 &amp; more"],
    ["<p></p>", ""],
    ["<p>&nbsp;</p>", ""],
  ])("%s is plain %j", (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test("length equals the editor's count, without white space at the ends", () => {
    expect(textLength(`${"x".repeat(139)} `)).toBe(139);
    expect(textLength(`<p>${"x".repeat(139)}&nbsp;</p>`)).toBe(139);
    expect(textLength("<p></p>")).toBe(0);
  });

  test("length counts an emoji once and tags not at all", () => {
    expect(textLength("<i>ok</i> 🌱")).toBe(4);
    expect(textLength(null)).toBe(0);
  });
});

describe("age", () => {
  const now = Date.parse("2026-09-14T12:00:00Z");
  const second = 1000;
  const minute = 60 * second;
  const hour = 60 * minute;
  const day = 24 * hour;
  test.each([
    [0, "1m"],
    [59 * second, "1m"],
    [60 * second, "1m"],
    [2 * minute, "2m"],
    [hour - second, "59m"],
    [hour, "1h"],
    [day - minute, "23h"],
    [day, "1d"],
    [6 * day, "6d"],
    [7 * day, "1w"],
    [29 * day, "4w"],
    [30 * day, "1mo"],
    [364 * day, "12mo"],
    [365 * day, "1y"],
    [730 * day, "2y"],
    [-5 * day, "1m"],
  ])("%d ms ago is %s", (passed, text) => {
    expect(relativeTime(now - passed, now)).toBe(text);
  });

  test("of an invalid date is empty", () => {
    expect(relativeTime("yesterday", now)).toBe("");
    expect(relativeTime("2026-02-30", now)).toBe("");
  });
});

describe("publication dates", () => {
  test.each([
    ["2024-01-15T10:00:00Z", "2024-01-15T12:00:00+02:00"],
    ["2024-01-15T23:30:00.500Z", "2024-01-16T01:30:00+02:00"],
    ["2024-07-15T10:00:00Z", "2024-07-15T12:00:00+02:00"],
    ["2024-07-15T10:00:00+05:00", "2024-07-15T07:00:00+02:00"],
    ["2024-01-15T10:00:00", "2024-01-15T10:00:00+02:00"],
    ["2024-01-15 10:00:00", "2024-01-15T10:00:00+02:00"],
    ["2024-01-15", "2024-01-15T00:00:00+02:00"],
  ])("%s is published as %s", (date, text) => {
    expect(publicationDate(date)).toBe(text);
  });

  test("of a Date and of nonsense", () => {
    expect(publicationDate(new Date("2024-01-15T10:00:00Z"))).toBe("2024-01-15T12:00:00+02:00");
    expect(publicationDate("soon")).toBeNull();
    expect(publicationDate("2026-02-30")).toBeNull();
    expect(publicationDate("2026-02-30T10:00:00Z")).toBeNull();
    expect(publicationDate(new Date(Number.NaN))).toBeNull();
  });

  test("of a year that four digits cannot write is null", () => {
    expect(publicationDate(new Date(8.64e15))).toBeNull();
    expect(publicationDate(new Date(-8.64e15))).toBeNull();
    expect(publicationDate("9999-12-31T23:30:00Z")).toBeNull();
    expect(publicationDate("9999-12-31T23:59:59")).toBe("9999-12-31T23:59:59+02:00");
    expect(publicationDate("0000-01-01")).toBe("0000-01-01T00:00:00+02:00");
  });
});

describe("plural forms", () => {
  test.each([
    ["en", { 0: 1, 1: 0, 2: 1, 5: 1, 21: 1, 1.5: 1, "-1": 0 }],
    ["es", { 0: 1, 1: 0, 2: 1, 5: 1, 21: 1, 1.5: 1, "-1": 0 }],
    ["th", { 0: 1, 1: 0, 2: 1, 5: 1, 21: 1, 1.5: 1, "-1": 0 }],
    [
      "ru",
      {
        0: 2,
        1: 0,
        2: 1,
        4: 1,
        5: 2,
        11: 2,
        12: 2,
        14: 2,
        21: 0,
        22: 1,
        25: 2,
        101: 0,
        111: 2,
        112: 2,
        1.5: 1,
        "-2": 1,
      },
    ],
    ["cs", { 1: 0, 2: 1, 4: 1, 5: 2, 21: 2, 0: 2, 1.5: 3, 0.5: 3, "-2.5": 3 }],
    ["de", { 1: 0, 2: 1, 5: 2, 0: 2, 1.5: 1 }],
  ] as const)("%s", (language, expected) => {
    const forms = Object.entries<number>(expected);
    expect(forms.map(([count]) => [count, pluralForm(language, Number(count))])).toEqual(forms);
  });

  test("every word has as many forms as its language needs, none empty", () => {
    const needed: Record<PluralLanguage, number> = { en: 2, ru: 3, de: 3, es: 2, th: 2, cs: 4 };
    expect(Object.keys(PLURAL_WORDS)).toHaveLength(24);
    for (const word of Object.values<PluralWord>(PLURAL_WORDS)) {
      for (const [language, forms] of Object.entries<readonly string[]>({ ...word })) {
        expect(forms).toHaveLength(needed[language as PluralLanguage]);
        expect(forms.every((form) => form.trim() !== "")).toBe(true);
      }
    }
  });

  test("a form is an index into the forms of every word", () => {
    for (const word of Object.values<PluralWord>(PLURAL_WORDS))
      for (const [language, forms] of Object.entries<readonly string[]>({ ...word }))
        for (const count of [0, 1, 1.5, 2, 5, 21])
          expect(forms[pluralForm(language, count) ?? -1], `${language} ${count}`).toBeTypeOf("string");
  });

  test.each([
    ["de", ["Zelt", "Zelte"], ["Zelte", "Zelt", "Zelte", "Zelte", "Zelte"]],
    ["de-AT", ["Zelt", "Zelte"], ["Zelte", "Zelt", "Zelte", "Zelte", "Zelte"]],
    ["th", ["เต็นท์"], ["เต็นท์", "เต็นท์", "เต็นท์", "เต็นท์", "เต็นท์"]],
    ["ru", ["палатка", "палатки", "палаток"], ["палаток", "палатка", "палатки", "палатки", "палаток"]],
    ["cs", ["stan", "stany", "stanů", "stanu"], ["stanů", "stan", "stanu", "stany", "stanů"]],
    ["en", ["tent", "tents"], ["tents", "tent", "tents", "tents", "tents"]],
  ])("own words of %s are written with the forms the language has: %j", (language, forms, expected) => {
    expect([0, 1, 1.5, 2, 5].map((count) => pickPlural(language, count, forms))).toEqual(expected);
  });

  test("own words without a form are a TypeError", () => {
    expect(() => pickPlural("en", 1, [])).toThrow(TypeError);
  });

  test.each([
    ["ru-RU", "недель"],
    ["ru_RU", "недель"],
    ["RU", "недель"],
    ["cs", "týdnů"],
    ["cs-CZ", "týdnů"],
    ["cz", "týdnů"],
    ["de-AT", "Wochen"],
    ["zh-Hant-TW", "weeks"],
  ])("the tag %s names the language of %s", (tag, word) => {
    expect(pluralWord(tag, "week", 5)).toBe(word);
    expect(pluralForm(tag, 5)).toBe(tag.startsWith("zh") ? 1 : 2);
  });

  test.each([
    ["cs", { one: 0, few: 1, other: 2, many: 3 }],
    // CLDR calls the Russian genitive singular of fractions "other"; the second form is written the same.
    ["ru", { one: 0, few: 1, many: 2, other: 1 }],
    ["en", { one: 0, other: 1 }],
  ] as const)("%s has the forms of CLDR", (language, forms: Readonly<Record<string, number>>) => {
    const rules = new Intl.PluralRules(language);
    for (const count of [...Array(230).keys(), 1000, 1_000_001, 0.5, 1.5, 2.25, 21.5])
      expect(pluralForm(language, count), String(count)).toBe(forms[rules.select(count)]);
  });

  test("a fraction takes the genitive in Czech, and the second form elsewhere", () => {
    const fraction = (language: string) => pluralWord(language, "week", 1.5);
    expect(["cs-CZ", "ru", "de", "en", "th"].map(fraction)).toEqual([
      "týdne",
      "недели",
      "Wochen",
      "weeks",
      "สัปดาห์",
    ]);
    expect(pluralWord("cs", "year", 2.5)).toBe("roku");
  });

  test("words depend on the number; an unknown language falls back to English", () => {
    expect([1, 3, 5].map((count) => pluralWord("ru", "week", count))).toEqual(["неделя", "недели", "недель"]);
    expect([1, 3, 5].map((count) => pluralWord("de", "week", count))).toEqual(["Woche", "Wochen", "Wochen"]);
    expect([1, 3].map((count) => pluralWord("th", "week", count))).toEqual(["สัปดาห์", "สัปดาห์"]);
    expect(pluralWord("fr", "week", 2)).toBe("weeks");
    expect(pluralWord("toString", "week", 2)).toBe("weeks");
    expect(pluralWord("en-tr", "diary", 1)).toBe("diary");
  });
});

describe("ratings", () => {
  test("run from 0, the worst, to 10, the best", () => {
    expect(RATING).toEqual({ worst: 0, best: 10 });
  });

  test("a missing score is treated as 1, a stored 0 stays 0", () => {
    expect([undefined, null, 0, 10].map(ratingOf)).toEqual([1, 1, 0, 10]);
    expect([11, -1, Number.NaN].map(ratingOf)).toEqual([null, null, null]);
  });
});

describe("photo files", () => {
  test("are never wider than the photo", () => {
    expect(photoWidths(["card"], 400)).toEqual([160, 320, 400]);
    expect(photoWidths(["card"], 640)).toEqual([160, 320, 480, 640]);
    expect(photoWidths(["card"], 4000)).toEqual([160, 320, 480, 640]);
    expect(photoWidths(["square"], 50)).toEqual([50]);
  });

  test("of several places share one srcset", () => {
    expect(photoWidths(["gallery", "card"], 4000)).toEqual([160, 320, 480, 640, 960, 1600]);
  });

  test("are in one folder per key", () => {
    expect(photoUrl("/media/5c1f/640.webp", 320, "avif")).toBe("/media/5c1f/320.avif");
    expect(photoUrl("https://cdn.example/media/5c1f/", 96, "webp")).toBe(
      "https://cdn.example/media/5c1f/96.webp",
    );
    expect(photoUrl("640.webp", 96, "webp")).toBe("96.webp");
    expect(photoSrcset("/media/5c1f/640.webp", [160, 320], "webp")).toBe(
      "/media/5c1f/160.webp 160w, /media/5c1f/320.webp 320w",
    );
  });
});

describe("a new password", () => {
  test.each([
    ["1234567", "too_short"],
    ["🌱".repeat(7), "too_short"],
    ["x".repeat(129), "too_long"],
    ["tomato7x", null],
    ["aaaaaaaa", "weak_password"],
    ["abcdefgh", "weak_password"],
    ["98765432", "weak_password"],
    ["Password123", "weak_password"],
    ["letmein123", "weak_password"],
    ["football2026", "weak_password"],
    ["football and rain", null],
    ["Tessellate", "name_in_password"],
    ["tess@example.test", "name_in_password"],
    ["grow-demo-1", null],
    ["x1".repeat(64), null],
    ["i am Tessellate!", "name_in_password"],
    ["correct horse", null],
  ])("%s: %s", (password, problem) => {
    expect(passwordProblem(password, { name: "tessellate", email: "tess@example.test" })).toBe(problem);
  });
});
