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

describe("what is followed", () => {
  const lists = emptyFollowLists(7);
  test.each([
    { type: "user", id: "3" },
    { type: "user", id: -1 },
    { type: "user", id: 1.5 },
    { type: "user" },
    { type: "cat", id: 3 },
  ])("has a type and an id, else it is a TypeError: %j", (thing) => {
    const row = thing as unknown as ReturnType<typeof followRow>;
    expect(() => followRow(row)).toThrow(TypeError);
    expect(() => followChange(lists, row)).toThrow(TypeError);
    expect(() => unfollowChange(lists, row)).toThrow(TypeError);
  });
});

describe("messages", () => {
  type Week = domain.ScoredWeek & domain.NamedWeek;
  test.each([
    [
      () => domain.scoreWeek({ phase: "veg" } as unknown as Week),
      "Expected phase or faza of a week, not veg",
    ],
    [() => domain.scoreWeek({} as Week), "Expected phase or faza of a week, not undefined"],
    [() => domain.scoreWeek(null as unknown as Week), "Expected an object, not null"],
    [
      () => domain.scoreWeek({ phase: "vegetative", items_photo: 4 } as unknown as Week),
      "Expected a list, not 4",
    ],
    [() => domain.weekNames({} as Week[]), "Expected a list, not [object Object]"],
    [
      () => domain.weekNames([{ phase: "harvest" } as Week]),
      "Expected weekNumber or days of a week, not neither",
    ],
    [() => domain.fillTitle(5 as unknown as string, {}), "Expected a text, not number"],
    [() => domain.age(0, undefined as unknown as Date), "Expected now, not undefined"],
    [() => domain.relativeTime(0, null as unknown as Date), "Expected now, not null"],
    [
      () => parseQuantity("1", "volume", { locale: null as unknown as string }),
      "Expected a text as locale, not null",
    ],
    [() => domain.slug(null as unknown as string), "Expected a text, not null"],
    [() => domain.age({} as Date, 0), "Expected a Date, a number or a text, not object"],
    [() => domain.vpd({ air: 25, humidity: "60" as never }), "Expected a number as humidity, not string"],
    [() => domain.vpd([26, 60] as domain.Climate), "Expected an object, not 26,60"],
    [() => domain.unitOf("mass" as domain.Quantity, domain.METRIC), expect.stringContaining("not mass")],
  ])("say what was expected and what was given instead: %s", (call, message) => {
    expect(call).toThrow(expect.objectContaining({ name: "TypeError", message }));
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
    const props = { air_temp: 90, air_hum: -50, ph: 99, light: 18, co2: Number.NaN, ec: 1.4 };
    const conditions = domain.scoreWeek({ phase: "vegetative", props })[1];
    expect(conditions?.count).toBe(2);
    const result = domain.scoreWeek({ phase: "harvest", props: { harvest_plant: -4, harvest_watt: 300 } })[1];
    expect(result?.count).toBe(1);
  });
});

describe("a germination date", () => {
  test.each(["2026-02-30", "2026-13-01", "nonsense", "", " "])(
    "that is no day does not count: %j",
    (germ_date) => {
      const conditions = domain.scoreWeek({ phase: "germination", props: { germ_date } })[1];
      expect(conditions).toMatchObject({ level: "bad", count: 0 });
    },
  );

  test.each(["2026-02-28", "2026-02-28T10:00:00Z"])("counts as ten readings: %j", (germ_date) => {
    const conditions = domain.scoreWeek({ phase: "germination", props: { germ_date } })[1];
    expect(conditions).toMatchObject({ level: "good", count: 10 });
  });
});

describe("the weeks of a diary", () => {
  const week = { phase: "vegetative", weekNumber: 3 } as const;
  test("are counted by their names, whether they are one object or equal ones", () => {
    expect(domain.distinctWeeks([week, week])).toEqual([week]);
    expect(domain.distinctWeeks([week, { ...week }])).toEqual([week]);
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
    ["3 gal", "volume", "pot_size", 11.356235352],
    ["2 oz", "weight", "harvest_weight", 56.69904625],
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
