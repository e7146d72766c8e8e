import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { joinLines, linesView } from "./line-view.ts";

const user = { id: 7, name: "tessellate", link: "/grower/tessellate", avatar_small: null };

function event(change: Partial<Schema<"FeedEvent">> = {}): Schema<"FeedEvent"> {
  return {
    id: 1,
    event: "comment_new",
    add_date: "2026-09-14T08:30:00.000Z",
    item_user: user,
    link: "/diaries/12-night-plum",
    text: "",
    lang: null,
    item_photo: null,
    item_diary: null,
    item_week: null,
    item_problem: null,
    item_video: null,
    item_review: null,
    item_blog: null,
    item_target: null,
    ...change,
  };
}

const diary = (id: number) =>
  ({ id, name: `Diary ${id}`, lang: "de", item_cover: null }) as Schema<"DiaryCard">;
const week = (id: number, diaryId: number) =>
  event({
    id,
    event: "week_new",
    item_diary: diary(diaryId),
    item_week: { id, days: id, faza: 1, name: `week${id}` },
  });

describe("linesView", () => {
  it("joins weeks of one diary in a row", () => {
    const lines = linesView([week(5, 12), week(4, 12), week(3, 13), week(2, 12)]);
    expect(lines.map(({ ids }) => ids)).toEqual([[5, 4], [3], [2]]);
    expect(lines[0]).toMatchObject({ title: "Diary 12", titleLang: "de", week: { name: "week5", faza: 1 } });
    expect(lines[0]?.impression).toBe("week:5");
    expect(linesView([event()])[0]?.impression).toBeUndefined();
  });

  it("marks what is newer than the last visit, and does not join it with older lines", () => {
    expect(linesView([week(5, 12), week(4, 12)], 4).map(({ isNew, ids }) => [isNew, ids])).toEqual([
      [true, [5]],
      [false, [4]],
    ]);
    expect(linesView([week(5, 12)])[0]?.isNew).toBe(false);
  });

  it("takes title and link from the thing", () => {
    const target = {
      type: "diary",
      id: 12,
      name: "Night Plum",
      link: "/diaries/12-night-plum",
      avatar: null,
    } as const;
    expect(linesView([event({ item_target: target, text: "Nice", lang: "en" })])[0]).toMatchObject({
      title: "Night Plum",
      href: "/diaries/12-night-plum",
      text: "Nice",
      lang: "en",
      author: { name: "tessellate" },
    });
  });

  it("shows an article with its title and language, as a link", () => {
    const post = { id: 5, title: "Langsam trocknen", lang: "de" } as Schema<"PostCard">;
    const link = "/journal/slow-drying";
    expect(linesView([event({ event: "post_new", item_blog: post, link })])[0]).toMatchObject({
      title: "Langsam trocknen",
      titleLang: "de",
      href: link,
    });
  });

  it("has no author when the account is removed, and no link without a page", () => {
    const [line] = linesView([event({ item_user: null, link: "/elsewhere/12" })]);
    expect(line).toMatchObject({ author: null, href: undefined });
  });
});

describe("joinLines", () => {
  const idsOf = (shown: Schema<"FeedEvent">[], older: Schema<"FeedEvent">[]) =>
    joinLines(linesView(shown), linesView(older)).map(({ ids }) => ids);

  it("joins weeks of one diary across two pages", () => {
    expect(idsOf([week(9, 12), week(8, 12)], [week(7, 12), week(6, 13)])).toEqual([[9, 8, 7], [6]]);
    expect(idsOf([week(9, 12)], [event({ id: 8 }), week(7, 12)])).toEqual([[9], [8], [7]]);
  });

  it("leaves out what moved to the next page and is shown already, also from a joined line", () => {
    expect(idsOf([week(9, 12), week(8, 12)], [week(8, 12), week(7, 12)])).toEqual([[9, 8, 7]]);
    expect(idsOf([event({ id: 9 })], [event({ id: 9 }), event({ id: 8 })])).toEqual([[9], [8]]);
    expect(idsOf([], [event({ id: 8 })])).toEqual([[8]]);
  });
});
