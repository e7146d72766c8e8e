import { describe, expect, test } from "vitest";
import { entryList } from "./draw/index.ts";
import {
  emptyFollowList,
  emptyFollowLists,
  type FollowSort,
  type FollowType,
  followChange,
  followRow,
  unfollowChange,
} from "./follows/index.ts";
import * as domain from "./index.ts";
import { parseQuantity } from "./quantities/index.ts";
import { type QuestionFilters, questionTags } from "./symptoms/index.ts";

describe("entryList", () => {
  test.each([
    { id: Number.NaN, type: "diary", contentId: 4 },
    { id: 0, type: "diary", contentId: 4 },
    { id: 1.5, type: "diary", contentId: 4 },
    { id: 1, type: "a diary", contentId: 4 },
    { id: 1, type: "diary", contentId: -4 },
    { id: 1, type: "diary", contentId: 4, votes: -1 },
  ])("throws a TypeError for an entry that could not be read again: %j", (entry) => {
    expect(() => entryList([entry])).toThrow(TypeError);
  });
});

describe("follow lists", () => {
  test.each([Number.NaN, 0, -1, 1.5])("an impossible owner %d is a guest", (id) => {
    expect(emptyFollowList(id).user_id).toBeNull();
  });

  test("a change restored twice counts once", () => {
    const start = emptyFollowLists(7);
    const row = followRow({ type: "user", id: 3 });
    const followed = followChange(start, row);
    const once = followed.restore(followed.lists);
    expect(followed.restore(once)).toEqual(once);
    const unfollowed = unfollowChange(followed.lists, row);
    const back = unfollowed.restore(unfollowed.lists);
    expect(back.common.total).toBe(1);
    expect(unfollowed.restore(back)).toEqual(back);
  });

  test("an unknown type or order is a TypeError", () => {
    expect(() => followRow({ type: "moon" as FollowType, id: 3 })).toThrow(TypeError);
    expect(() => emptyFollowList(7, "moons" as FollowSort)).toThrow(TypeError);
  });
});

describe("words and addresses", () => {
  test("a word for removed authors that is no text is a TypeError", () => {
    expect(() => domain.authorName(undefined, Number.NaN as unknown as string)).toThrow(TypeError);
  });

  test("a list for the filters of questions is a TypeError", () => {
    expect(() => questionTags([] as unknown as QuestionFilters)).toThrow(TypeError);
  });

  test("an unknown file type is a TypeError, and no address has no files", () => {
    expect(() => domain.photoUrl("/media/5c1f/640.webp", 320, "gif" as domain.PhotoFormat)).toThrow(
      TypeError,
    );
    expect(domain.photoUrl("", 320, "avif")).toBe("");
  });
});

describe("the completeness of a week", () => {
  test("does not count impossible readings", () => {
    const props = { air_temp: "warm", air_hum: -50, ph: 99, light: 18, co2: Number.NaN, ec: 1.4 };
    const conditions = domain.scoreWeek({ phase: "vegetative", props })[1];
    expect(conditions?.count).toBe(2);
    const result = domain.scoreWeek({ phase: "harvest", props: { harvest_plant: -4, harvest_watt: 300 } })[1];
    expect(result?.count).toBe(1);
  });
});

describe("text of editors", () => {
  test("has a space between blocks, and comments are no text", () => {
    expect(domain.plainText("<p>Week</p><p>three</p>")).toBe("Week three");
    expect(domain.plainText("Week<br>three")).toBe("Week three");
    expect(domain.plainText('<ul><li title="a > b">Week</li><li>three</li></ul>')).toBe("Week three");
    expect(domain.plainText("<b>We</b>ek")).toBe("Week");
    expect(domain.plainText("one<!-- a > b --> two")).toBe("one two");
    expect(domain.cutText("<p>Week</p><p>three</p>")).toBe("Week three");
  });

  test("counts a line break of a posted form once", () => {
    expect(domain.textLength("a\r\nb")).toBe(3);
    expect(domain.textLength("<p>a</p><p>b</p>")).toBe(3);
  });
});

describe("units of parseQuantity", () => {
  test.each([
    ["1400 µS/cm", "ec", "ec", 1.4],
    ["18h30", "light", "light", 18.5],
    ["0.3 kW", "power", "harvest_watt", 300],
    ["25 Grad", "temperature", "air_temp", 25],
    ["2 m", "length", "height", 200],
    ["3 gal", "volume", "pot_size", 11.35623],
    ["2 oz", "weight", "harvest_weight", 56.699],
    ["2 m²", "area", "harvest_space", 2],
    ["60 %", "percent", "air_hum", 60],
    ["800 ppm", "co2", "co2", 800],
    ["6.2", "ph", "ph", 6.2],
    ["2 ml/l", "dose", "nutrient_val", 2],
  ] as const)("%j as %s is stored as %s", (typed, kind, reading, value) => {
    const parsed = parseQuantity(typed, kind);
    if (!parsed.ok) throw new Error(parsed.problem);
    const unit = parsed.unit as domain.NamedUnit;
    expect(domain.toStored(reading, parsed.value, unit)).toBe(value);
    expect(domain.fromStored(reading, value, unit)).toBe(value);
  });
});
