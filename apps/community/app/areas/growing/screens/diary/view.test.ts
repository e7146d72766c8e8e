import type { Schema } from "@grow/contract";
import { METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { commentsRequest } from "../../../../shared/talk/block/comments-request.ts";
import {
  sampleDiary,
  sampleHarvest,
  samplePhoto,
  sampleWeek,
} from "../../../../shared/testing/sample-diary.ts";
import { structuredData } from "./structured-data.ts";
import { diaryView, moderationView } from "./view.ts";

const request = commentsRequest(new URLSearchParams());
const none: Schema<"CommentList"> = { items: [], total: 0, start: 0, limit: 20 };
const GROWER = 7;

function view(diary: Schema<"Diary">, weekId = diary.current_id, reader?: number) {
  return diaryView(diary, weekId, { list: none, request, on: "diary" }, reader, METRIC);
}

describe("the head of a diary", () => {
  it("shows the harvest", () => {
    const facts = view(sampleDiary([sampleWeek(), sampleHarvest()])).facts;
    expect(facts.map(({ name, value }) => [name, value])).toEqual([
      ["harvest", 412],
      ["yield", 1.37],
      ["days", 77],
      ["rating", 8],
    ]);
  });

  it("counts days and weeks while it grows", () => {
    expect(view(sampleDiary([sampleWeek()])).facts.map((fact) => fact.name)).toEqual(["days", "weeks"]);
  });

  it("counts a week with several entries once", () => {
    const weeks = [1, 1, 2].map((days, id) => sampleWeek({ id, days }));
    expect(view(sampleDiary(weeks)).facts.at(-1)).toMatchObject({ name: "weeks", value: 2 });
  });

  it("shows the newest height while it grows", () => {
    const weeks = [
      sampleWeek({ props: { height: 60 } }),
      sampleWeek({ id: 182, props: { height: 74 } }),
      sampleWeek(),
    ];
    expect(view(sampleDiary(weeks)).facts.at(-1)).toMatchObject({ name: "height", value: 74, unit: "cm" });
  });

  it("adds up several harvests", () => {
    const diary = sampleDiary([sampleHarvest(), sampleHarvest({ id: 191, name: "harvest16" })]);
    expect(view(diary).facts[0]).toMatchObject({ name: "harvest", value: 824 });
  });

  it("names the week of the cover", () => {
    const week = sampleWeek({ items_photo: [samplePhoto(904)] });
    expect(view(sampleDiary([week], { photo_id: 904 })).coverWeek).toBe("week11");
  });

  it("has no author after the account was deleted", () => {
    expect(view(sampleDiary([sampleWeek()], { item_user: null })).author).toBeNull();
  });

  it("shows the author the visibility, and others not that it is unlisted", () => {
    const diary = sampleDiary([sampleWeek()], { visibility: "unlisted", is_moderate: true });
    expect(view(diary, 181, GROWER).status).toEqual(["waiting", "unlisted"]);
    expect(view(diary).status).toEqual(["waiting"]);
  });

  it("shows moderators that it was removed", () => {
    expect(view(sampleDiary([sampleWeek()], { is_remove: true, is_ban: true })).status).toEqual([
      "removed",
      "banned",
    ]);
  });

  it("has a moderation form for moderators and administrators only", () => {
    const diary = sampleDiary([sampleWeek()], { is_moderate: true, is_verify: true });
    const decided = { state: "waiting", isVerified: true, isLocked: false };
    expect(moderationView(diary, ["moderate"])).toEqual(decided);
    expect(moderationView(diary, ["admin"])).toEqual(decided);
    expect(moderationView(diary, ["view_extra"])).toBeNull();
    expect(moderationView(diary, [])).toBeNull();
  });

  it("is shown as rejected when it is rejected and queued", () => {
    const both = sampleDiary([], { is_moderate: true, is_ban: true });
    expect(moderationView(both, ["moderate"])?.state).toBe("rejected");
    expect(moderationView(sampleDiary([]), ["moderate"])?.state).toBe("approved");
  });

  it("is editable for its author only", () => {
    const diary = sampleDiary([sampleWeek()]);
    expect(view(diary, 181, GROWER).isOwn).toBe(true);
    expect(view(diary, 181, 8).isOwn).toBe(false);
    expect(view(sampleDiary([], { item_user: null })).isOwn).toBe(false);
  });

  it("names a lamp for growth and flower once", () => {
    const lamp = {
      id: 1,
      category: "lamp_veg",
      name: "Board 240",
      product_id: null,
      link: null,
      item_brand: null,
    } as const;
    const diary = sampleDiary([], {
      lamps_veg: [lamp],
      lamps_flower: [{ ...lamp, id: 2, category: "lamp_flower" }],
    });
    expect(view(diary).setup.lamps).toHaveLength(1);
  });
});

describe("the strip", () => {
  it("has a cell for each week with its first photo and its days", () => {
    const week = sampleWeek({ items_photo: [samplePhoto(1, true), samplePhoto(2)] });
    expect(view(sampleDiary([week])).cells).toMatchObject([
      {
        id: 181,
        days: { first: 71, last: 77 },
        photo: { alt: "" },
        levels: ["normal", "bad", "bad", "normal"],
      },
    ]);
  });
});

describe("a diary for Premium readers", () => {
  const weeks = [1, 2, 3].map((id) => sampleWeek({ id, days: id }));
  const cut = sampleDiary(weeks, {
    is_lock: true,
    is_cut: true,
    items_week: weeks.slice(0, 1),
    current_id: 1,
  });

  it("shows the first week and locks the others", () => {
    const shown = view(cut);
    expect(shown.week?.id).toBe(1);
    expect(shown.lockedWeeks).toBe(2);
    expect(shown.cells.map((cell) => cell.levels === null)).toEqual([false, true, true]);
  });

  it("shows no height when only the first week is visible", () => {
    const first = sampleWeek({ id: 1, props: { height: 3 } });
    const facts = view({ ...cut, items_week: [first] }).facts;
    expect(facts.map((fact) => fact.name)).toEqual(["days", "weeks"]);
  });

  it("shows neither locked weeks nor their comments", () => {
    const shown = view(cut, 3);
    expect(shown.week).toBeNull();
    expect(shown.comments).toBeNull();
  });

  it("is complete for users who may read it", () => {
    expect(view(sampleDiary(weeks, { is_lock: true }), 3).lockedWeeks).toBe(0);
  });

  it("has structured data for paywalled content", () => {
    expect(structuredData(cut, "https://grow.example")).toMatchObject({ isAccessibleForFree: false });
  });
});
