import { IMPERIAL, METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { sampleDiary, sampleHarvest, sampleWeek } from "../../../../shared/testing/sample-diary.ts";
import { coursesView, isChart, type RoomView, readingsView, roomView } from "./readings-view.ts";

const COCO: RoomView = { soil: 2, ppfd: { veg: null, flower: null } };
const reading = (name: string, list: ReturnType<typeof readingsView>) =>
  list.find((one) => one.name === name);

describe("readings of a week", () => {
  it("are shown in the user's units", () => {
    const week = sampleWeek({ props: { air_temp: 25, height: 100 } });
    expect(reading("air_temp", readingsView([week], 0, COCO, IMPERIAL))).toMatchObject({
      value: 77,
      unit: "f",
    });
    expect(reading("height", readingsView([week], 0, COCO, METRIC))).toMatchObject({
      value: 100,
      unit: "cm",
    });
  });

  it("leave out missing values, and keep zero", () => {
    const list = readingsView([sampleWeek({ props: { smell: 0, co2: null } })], 0, COCO, METRIC);
    expect(list.map((one) => one.name)).toEqual(["smell"]);
  });

  it("derive VPD from temperature and humidity, with the band of the phase", () => {
    const vpd = reading("vpd", readingsView([sampleWeek()], 0, COCO, METRIC));
    expect(vpd).toMatchObject({ unit: "kpa", target: [1.2, 1.6] });
    expect(vpd?.value).toBeCloseTo(1, 0);
  });

  it("have no VPD without humidity", () => {
    expect(
      reading("vpd", readingsView([sampleWeek({ props: { air_temp: 25 } })], 0, COCO, METRIC)),
    ).toBeUndefined();
  });

  it("aim at a pH that suits the substrate", () => {
    const soil = { ...COCO, soil: 1 } as const;
    expect(reading("ph", readingsView([sampleWeek()], 0, COCO, METRIC))?.target).toEqual([5.5, 6.5]);
    expect(reading("ph", readingsView([sampleWeek()], 0, soil, METRIC))?.target).toEqual([6, 7]);
  });

  it("give the EC band in the unit the reader measures in", () => {
    const week = sampleWeek({ props: { tds: 1.9 } });
    expect(reading("tds", readingsView([week], 0, COCO, IMPERIAL))).toMatchObject({
      value: 950,
      target: [600, 1200],
    });
  });

  it("show EC once where a week also has the older ppm field", () => {
    const both = sampleWeek({ props: { tds: 1.9, ppm: 900 } });
    expect(readingsView([both], 0, COCO, METRIC)).toMatchObject([{ name: "tds", value: 1.9 }]);
  });

  it("show the older ppm field as EC where EC is missing, with its target", () => {
    const older = sampleWeek({ props: { ppm: 950 } });
    const [shown, ...others] = readingsView([older], 0, COCO, METRIC);
    expect(shown).toMatchObject({ name: "tds", value: 1.9, unit: "ec", target: [1.2, 2.4] });
    expect(others).toEqual([]);
  });

  it("include the pH of the runoff after the pH", () => {
    const week = sampleWeek({ props: { runoff_ph: 6.4, ph: 6 } });
    const names = readingsView([week], 0, COCO, METRIC).map((one) => one.name);
    expect(names).toEqual(["ph", "runoff_ph"]);
  });

  it("compare height with the week before, and omit no change", () => {
    const weeks = [sampleWeek({ props: { height: 60 } }), sampleWeek({ props: { height: 74 } })];
    expect(reading("height", readingsView(weeks, 1, COCO, METRIC))?.change).toBe(14);
    expect(
      reading("height", readingsView([...weeks, ...weeks.slice(1)], 2, COCO, METRIC)),
    ).not.toHaveProperty("change");
  });

  it("draw a sparkline of five values, up to the shown week", () => {
    const weeks = [21, 22, 23, 24, 25, 26].map((air_temp) => sampleWeek({ props: { air_temp } }));
    expect(reading("air_temp", readingsView(weeks, 3, COCO, METRIC))).not.toHaveProperty("trend");
    expect(reading("air_temp", readingsView(weeks, 4, COCO, METRIC))?.trend).toEqual([21, 22, 23, 24, 25]);
  });

  describe("DLI", () => {
    const lit = { ...COCO, ppfd: { veg: 600, flower: 1000 } };
    const bright = sampleWeek({ props: { light: 12, light_intensity: 80 } });

    it("is computed from the lamp's PPFD, its power and the hours of light, and has a band", () => {
      // 1000 µmol/m²s at 80 %, for 12 hours of 3600 s
      expect(reading("dli", readingsView([bright], 0, lit, METRIC))).toMatchObject({
        value: 34.6,
        unit: "molPerSquareMeter",
        target: [30, 40],
      });
    });

    it("uses the vegetative lamp before flowering", () => {
      const growth = sampleWeek({ faza: 0, props: { light: 18, light_intensity: 50 } });
      expect(reading("dli", readingsView([growth], 0, lit, METRIC))?.value).toBe(19.4);
    });

    it.each([
      ["the hours", { light_intensity: 80 }],
      ["the power", { light: 12 }],
    ])("is missing without %s", (_, props) => {
      expect(reading("dli", readingsView([sampleWeek({ props })], 0, lit, METRIC))).toBeUndefined();
    });

    it("is missing for a lamp without PPFD", () => {
      expect(reading("dli", readingsView([bright], 0, COCO, METRIC))).toBeUndefined();
    });

    it("is that of the strongest lamp; a vegetative lamp is used in flower without another", () => {
      const lamp = (id: number, ppfd?: number) => ({
        id,
        category: "lamp_veg" as const,
        name: "Board",
        product_id: null,
        link: null,
        item_brand: null,
        ...(ppfd === undefined ? {} : { ppfd }),
      });
      const lamps = { lamps_veg: [lamp(1, 420), lamp(2), lamp(3, 640)], lamps_flower: [lamp(4)] };
      expect(roomView(sampleDiary([], lamps)).ppfd).toEqual({ veg: 640, flower: 640 });
      expect(roomView(sampleDiary([])).ppfd).toEqual({ veg: null, flower: null });
    });
  });
});

describe("readings through the diary", () => {
  const heights = [3, 9, null, 24, 40].map((height) => sampleWeek({ props: { height } }));

  it("keep a gap for missing values, and leave out the harvest", () => {
    expect(coursesView([...heights, sampleHarvest()], COCO, METRIC)).toEqual([
      { name: "height", unit: "cm", values: [3, 9, null, 24, 40] },
    ]);
  });

  it("share one time axis, each week with the band of its phase", () => {
    const weeks = [
      sampleWeek({ faza: 0, props: { air_temp: 24, air_hum: 60, height: 10 } }),
      sampleWeek({ props: { air_temp: 25, tds: 1.6 } }),
      sampleWeek({ props: { air_hum: 55, tds: 1.9 } }),
    ];
    const courses = coursesView(weeks, COCO, METRIC);
    expect(courses.map(({ name, values }) => [name, values])).toEqual([
      ["air_temp", [24, 25, null]],
      ["air_hum", [60, null, 55]],
      ["tds", [null, 1.6, 1.9]],
    ]);
    expect(courses.at(-1)?.targets).toEqual([
      [1, 0.8, 1.8],
      [2, 1.2, 2.4],
    ]);
    expect(courses[0]).not.toHaveProperty("targets");
  });

  it("are not drawn for three numbers", () => {
    const drawn = (weeks: typeof heights) => coursesView(weeks, COCO, METRIC).filter(isChart).length;
    expect([drawn(heights), drawn(heights.slice(0, 4))]).toEqual([1, 0]);
  });
});
