import { i18nFor } from "@grow/i18n";
import { beforeAll, describe, expect, it } from "vitest";
import { fillHead, type HeadTemplate } from "./fill-head.ts";

beforeAll(async () => {
  await import("../locales/catalog.ts");
});

const en = i18nFor("en");
const diaries: HeadTemplate = {
  title: { id: "test.title", message: "Diaries: {filtername}{page}" },
  description: {
    id: "test.description",
    message: "{n, plural, one {# diary} other {# diaries}} of {filtername}",
  },
};

describe("the title and description of a page", () => {
  it("contain the values of their placeholders, with plural forms", () => {
    expect(fillHead(en, diaries, { n: 1, filtername: "indoor", page: 1 })).toEqual({
      title: "Diaries: indoor",
      description: "1 diary of indoor",
    });
    expect(fillHead(en, diaries, { n: 1200, filtername: "indoor", page: 3 })).toEqual({
      title: "Diaries: indoor – page 3",
      description: "1,200 diaries of indoor",
    });
  });

  it("leave out missing values, and number pages in the user's language", () => {
    expect(fillHead(en, diaries, { page: 2 }).title).toBe("Diaries – page 2");
    expect(fillHead(i18nFor("ru"), diaries, { n: 2, page: 2 }).title).toBe("Diaries – страница 2");
    expect(fillHead(i18nFor("th"), diaries, { n: 2, page: 2 }).title).toBe("Diaries – หน้า 2");
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, null, undefined])("leave out the count %j", (n) => {
    for (const locale of ["en", "ru", "th"] as const) {
      const { description } = fillHead(i18nFor(locale), diaries, { n, filtername: "indoor" });
      expect(description).toBe("diaries of indoor");
    }
    const bare = { ...diaries, title: { id: "test.bare", message: "Diaries ({n})" } };
    expect(fillHead(en, bare, { n }).title).toBe("Diaries");
    expect(fillHead(en, bare, { n: 1200 }).title).toBe("Diaries (1200)");
  });

  it("keep names as their authors wrote them", () => {
    const filtername = "{page} – 'a' | <b> {n, plural, one {x} other {y}}";
    expect(fillHead(en, diaries, { n: 2, filtername }).title).toBe(`Diaries: ${filtername}`);
  });

  it("show message ids in the en-tr locale", () => {
    expect(fillHead(i18nFor("en-tr"), diaries, { n: 2, page: 2 })).toEqual({
      title: "test.title",
      description: "test.description",
    });
  });

  it("limit descriptions to 200 characters", () => {
    const long = { ...diaries, description: { id: "test.long", message: "{title}" } };
    expect(fillHead(en, long, { title: `${"d".repeat(199)}🌱` }).description).toBe(`${"d".repeat(199)}🌱`);
    expect(fillHead(en, long, { title: `${"d".repeat(200)}🌱` }).description).toBe("d".repeat(200));
  });
});
