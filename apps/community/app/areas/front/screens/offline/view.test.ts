import { bodyOfWeek } from "@grow/app-kit/offline/merge-weeks.ts";
import type { StoredUpload, WeekBody } from "@grow/app-kit/offline/waiting.ts";
import { IMPERIAL, METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { aStoredFloweringWeek, aStoredGerminationWeek } from "../../../../shared/testing/stored-weeks.ts";
import { differences, filesOfWeek, looseFiles, mendPath, wantedPath } from "./view.ts";

const upload = (id: string, change: Partial<StoredUpload> = {}): StoredUpload => ({
  id,
  userId: 7,
  owner: "12-new",
  diaryId: 12,
  weekId: null,
  file: new Blob([]),
  name: `${id}.jpg`,
  kind: "image",
  order: 1,
  isRaw: false,
  state: "waiting",
  sent: null,
  attempts: 0,
  nextAt: 0,
  failure: null,
  ...change,
});

describe("what waits", () => {
  it("is written on in the editor of its week", () => {
    const diary = { id: 12, name: "Plum", link: "/diaries/12-plum" };
    expect(mendPath({ id: "a", diary, weekId: null })).toBe("/diaries/12/weeks/new/edit?mend=a");
    expect(mendPath({ id: "a", diary, weekId: 181 })).toBe("/diaries/12/weeks/181/edit?mend=a");
  });

  it("has its files in their order, and those of open forms by form", () => {
    const uploads = [
      upload("a", { owner: "w" }),
      upload("b", { owner: "w" }),
      upload("c"),
      upload("d", { weekId: 5 }),
    ];
    const week = {
      photos: [
        { upload: "b", alt: "" },
        { id: 3, alt: "" },
        { upload: "a", alt: "" },
      ],
      videos: [],
    };
    expect(filesOfWeek(week, uploads).map(({ id }) => id)).toEqual(["b", "a"]);
    expect(looseFiles([...uploads, upload("e", { state: "done" })], [{ id: "w" }])).toEqual([
      { href: "/diaries/12/weeks/new/edit", uploads: [uploads[2]] },
      { href: "/diaries/12/weeks/5/edit", uploads: [uploads[3]] },
    ]);
  });
});

describe("the offline page", () => {
  it("leads back to where one wanted to go, and to no other site", () => {
    expect(wantedPath("?from=%2Fexplore%2Findoor%3Fsort%3Dnew")).toBe("/explore/indoor?sort=new");
    expect(wantedPath("?from=%2F%2Felsewhere.example")).toBeNull();
    expect(wantedPath("?from=https%3A%2F%2Felsewhere.example")).toBeNull();
    expect(wantedPath("")).toBeNull();
  });
});

describe("two states of a week", () => {
  const present = aStoredFloweringWeek({ props: { air_temp: 25, ph: 6 } });
  const body: WeekBody = {
    faza: present.faza,
    days: present.days,
    text: "Mine",
    props: { air_temp: 20, ph: 6, co2: 900 },
    item_flowering: { items_nutrient: [] },
  };
  const photos = present.items_photo.map(({ id, alt }) => ({ id, alt }));

  it("differ in what was changed and in nothing else, readings in the reader's units", () => {
    const found = differences({ body, photos, videos: [] }, present, IMPERIAL);
    expect(found.map(({ what }) => what)).toEqual(["air_temp", "co2", "nutrients", "text"]);
    expect(found[0]).toEqual({ what: "air_temp", part: "props.air_temp", mine: "68 °F", theirs: "77 °F" });
    expect(found[1]).toMatchObject({ theirs: "" });
  });

  it("differ by photos that are added, taken away or in another order", () => {
    const more = differences(
      { body, photos: [...photos, { upload: "a", alt: "" }], videos: [] },
      present,
      METRIC,
    );
    expect(more.at(-1)).toEqual({
      what: "photos",
      part: "photos",
      mine: String(photos.length + 1),
      theirs: String(photos.length),
    });
  });

  it("differ in events and feedings, in the reader's units", () => {
    const own: WeekBody = {
      ...bodyOfWeek(present),
      items_event: [
        { type: "topping", day: 3 },
        { type: "lst", day: null },
      ],
      items_feeding: [
        { day: 2, is_water: true, volume: 4, ec: null, ph: 6.1, runoff_ec: null, runoff_ph: null },
      ],
    };
    const found = differences({ body: own, photos, videos: [] }, present, METRIC);
    expect(found.map(({ what, mine, theirs }) => [what, mine, theirs])).toEqual([
      ["events", "topping 3, lst", ""],
      ["feedings", "2: 4 l / 6.1", ""],
    ]);
  });

  it("differ in how seeds were germinated, field by field", () => {
    const seeds = aStoredGerminationWeek();
    const own: WeekBody = {
      ...bodyOfWeek(seeds),
      props: { ...seeds.props, germination_method: 2, seeds_sprouted: 8 },
    };
    const media = seeds.items_photo.map(({ id, alt }) => ({ id, alt }));
    const found = differences({ body: own, photos: media, videos: [] }, seeds, METRIC);
    expect(found.map(({ what, mine, theirs }) => [what, mine, theirs])).toEqual([
      ["method", "2", "1"],
      ["sprouted", "8", "9"],
    ]);
  });

  it("leave nothing to decide where only one side changed something", () => {
    const base = { body: { ...bodyOfWeek(present), text: "Before" }, form: {} };
    const mine = { ...bodyOfWeek(present), text: "Mine" };
    const other = { ...present, text: "Before", props: { ...present.props, ph: 5 } };
    expect(differences({ body: mine, photos, videos: [], base }, other, METRIC)).toEqual([]);
    const both = differences({ body: mine, photos, videos: [], base }, { ...other, text: "Theirs" }, METRIC);
    expect(both.map(({ part, mine, theirs }) => [part, mine, theirs])).toEqual([["text", "Mine", "Theirs"]]);
  });
});
