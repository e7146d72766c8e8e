import { describe, expect, test } from "vitest";
import { authorName } from "./author.ts";
import { isBot } from "./bots/index.ts";
import { nextStart } from "./next-start.ts";
import { shownPhotos } from "./shown-photos.ts";
import { TRACKER_PERIODS } from "./tracker-periods.ts";

describe("an author", () => {
  test("is shown by name, and as removed when there is none", () => {
    expect(authorName({ name: "tessellate" })).toBe("tessellate");
    for (const gone of [null, undefined, {}, { name: null }, { name: "" }])
      expect(authorName(gone)).toBe("Removed");
    expect(authorName(null, "Удалён")).toBe("Удалён");
  });
});

describe("photos", () => {
  test("that were removed are not shown", () => {
    const photos = [{ id: 1 }, { id: 2, is_remove: true }, { id: 3, is_remove: false }];
    expect(shownPhotos(photos).map(({ id }) => id)).toEqual([1, 3]);
    expect(shownPhotos(photos.map((photo) => ({ ...photo, is_remove: true })))).toEqual([]);
    expect(shownPhotos(null)).toEqual([]);
  });
});

describe("a list without a total", () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

  test("goes on 20 rows later while its pages are full", () => {
    expect(nextStart({ start: 20, items: rows(1), total: 22 })).toBe(21);
    expect(nextStart({ start: 20, items: rows(1), total: 21 })).toBeNull();
    expect(nextStart({ start: 40, items: [], total: 21 })).toBeNull();
    expect(nextStart({ start: 0, items: rows(20) })).toBe(20);
    expect(nextStart({ start: 20, items: rows(20) })).toBe(40);
    expect(nextStart({ start: 0, limit: 5, items: rows(5) })).toBe(5);
  });

  test.each([0, 1, 19])("ends with a page of %d", (count) => {
    expect(nextStart({ start: 20, items: rows(count) })).toBeNull();
  });
});

test("ads and impressions keep their periods", () => {
  expect(TRACKER_PERIODS).toEqual({
    ad_flush: 10_000,
    ad_apply_after_page: 500,
    ad_apply_after_data: 200,
    impressions: 5000,
  });
});

describe("a user agent", () => {
  test("of a crawler is a bot", () => {
    expect(isBot("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)")).toBe(true);
  });

  test.each([
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36",
    "",
    null,
    undefined,
  ])("%j is none", (agent) => {
    expect(isBot(agent)).toBe(false);
  });
});
