import { IMPERIAL, METRIC, scoreWeek } from "@grow/domain";
import { describe, expect, it } from "vitest";
import {
  aStoredFloweringWeek as aFloweringWeek,
  aStoredGerminationWeek as aGerminationWeek,
  aStoredHarvestWeek as aHarvestWeek,
} from "../../../../shared/testing/stored-weeks.ts";
import { emptyWeekForm, inUnits, type WeekForm, weekForm } from "../../shared/week-form/week-form.ts";
import { EMPTY_FEEDING } from "../../shared/week-form/week-log.ts";
import { formField, scoredForm, weekBody } from "./week-body.ts";

const metric = { measures: METRIC, lang: "en" };

function flowering(
  change: Partial<Omit<WeekForm, "readings">> & { readings?: Partial<WeekForm["readings"]> },
) {
  const form = emptyWeekForm(1, 11);
  return { ...form, ...change, readings: { ...form.readings, ...change.readings } };
}

function bodyOf(form: WeekForm, context: Parameters<typeof weekBody>[1] = metric) {
  const { body, problems } = weekBody(form, context);
  if (!body) throw new Error(`Refused: ${JSON.stringify(problems)}`);
  return body;
}

describe("the body of a week", () => {
  it.each([
    ["6,2", 6.2],
    ["6.2", 6.2],
    [" 6,2 ", 6.2],
  ])("reads pH %j as %d", (typed, value) => {
    expect(bodyOf(flowering({ readings: { ph: typed } })).props?.ph).toBe(value);
  });

  it("uses the unit typed after the number", () => {
    expect(bodyOf(flowering({ readings: { air_temp: "77 F" } })).props?.air_temp).toBe(25);
    expect(bodyOf(flowering({ readings: { height: '20"' } })).props?.height).toBeCloseTo(50.8);
  });

  it("converts imperial readings to metric", () => {
    const { props } = bodyOf(flowering({ readings: { air_temp: "77", height: "20" } }), {
      measures: IMPERIAL,
      lang: "en",
    });
    expect(props).toEqual({ air_temp: 25, height: expect.closeTo(50.8, 5) });
  });

  it("keeps the last digit of an untouched reading", () => {
    const stored = aFloweringWeek({ props: { height: 98.7654, air_temp: 25.123 } });
    const form = weekForm(stored, IMPERIAL);
    const untouched = bodyOf(form, { measures: IMPERIAL, lang: "en", stored });
    expect(untouched.props).toMatchObject({ height: 98.7654, air_temp: 25.123 });
    const touched = bodyOf(
      { ...form, readings: { ...form.readings, height: "40" } },
      { measures: IMPERIAL, lang: "en", stored },
    );
    expect(touched.props?.height).toBeCloseTo(101.6);
  });

  it("round-trips a stored week", () => {
    const stored = aFloweringWeek();
    const body = bodyOf(weekForm(stored, METRIC), { ...metric, stored });
    expect(body).toMatchObject({ faza: stored.faza, days: stored.days, text: stored.text.trim() });
    expect(body.items_photo?.map(({ id }) => id)).toEqual(stored.items_photo.map(({ id }) => id));
    expect(body.item_flowering?.items_nutrient).toHaveLength(
      stored.item_flowering?.items_nutrient.length ?? 0,
    );
    expect(body.item_harvest).toBeNull();
  });

  it("gives a harvest its report and no doses", () => {
    const stored = aHarvestWeek();
    const form = {
      ...weekForm(stored, METRIC),
      doses: [{ name: "Base A", product_id: "", val: "no number" }],
    };
    const body = bodyOf(form, { ...metric, stored });
    expect(body.item_flowering).toBeNull();
    expect(body.item_harvest).not.toBeNull();
    expect(body.props?.harvest_weight).toBe(stored.props.harvest_weight);
  });

  it("has no figures of a harvest in a growing week, even unreadable ones", () => {
    const body = bodyOf(
      flowering({
        readings: { harvest_weight: "plenty", ph: "6" },
        harvest_smoke: "Sweet.",
        strain_comment: "Dense.",
      }),
    );
    expect(body.props).toEqual({ ph: 6 });
    expect(body.item_harvest).toBeNull();
  });

  it("leaves out empty rows and prefers the catalogue's product", () => {
    const { item_flowering } = bodyOf(
      flowering({
        doses: [
          { name: "", product_id: "", val: "" },
          { name: "Base A", product_id: "51", val: "1,5" },
          { name: " Nettle tea ", product_id: "", val: "" },
        ],
      }),
    );
    expect(item_flowering?.items_nutrient).toEqual([
      { product_id: 51, val: 1.5 },
      { name: "Nettle tea", val: null },
    ]);
  });

  it("has no empty review of a strain", () => {
    expect(bodyOf({ ...emptyWeekForm(2, 15) }).item_harvest?.item_review_seed).toBeNull();
    const rated = {
      ...emptyWeekForm(2, 15),
      seed: { growing: "", resistance: "", n_general: "0", text: "" },
    };
    expect(bodyOf(rated).item_harvest?.item_review_seed?.n_general).toBe(0);
  });

  it("never contains the location of a photo", () => {
    const photos = [{ id: 904, alt: " Main cola ", url: "/media/a/320.webp" }];
    expect(bodyOf(flowering({ photos })).items_photo).toEqual([{ id: 904, alt: "Main cola" }]);
  });
});

describe("invalid input", () => {
  const problemsOf = (form: WeekForm) => weekBody(form, metric).problems;

  it.each([
    ["1,250", "harvest_wet_weight", "ambiguous"],
    ["about six", "ph", "number"],
    ["6 cm", "ph", "unit"],
    ["130", "air_hum", "range"],
  ] as const)("%j for %s is %s", (typed, key, problem) => {
    const form = emptyWeekForm(key.startsWith("harvest_") ? 2 : 1, 15);
    const filled = { ...form, readings: { ...form.readings, [key]: typed } };
    expect(problemsOf(filled)).toEqual([{ field: `props.${key}`, problem, reading: key }]);
  });

  it("is ignored where it is not shown: a harvest leaves it out", () => {
    const form = emptyWeekForm(2, 15);
    const { body } = weekBody({ ...form, readings: { ...form.readings, ph: "sour", co2: "800" } }, metric);
    expect(body?.props).toEqual({ co2: 800 });
  });

  it.each([
    ["", "required"],
    ["two", "number"],
    ["1000", "range"],
  ] as const)("%j as the week of the grow is %s", (days, problem) => {
    expect(problemsOf({ ...emptyWeekForm(1, 1), days })).toEqual([{ field: "days", problem }]);
  });

  it("is named by its row in the form, including empty rows", () => {
    const form = flowering({
      doses: [
        { name: "", product_id: "", val: "" },
        { name: "", product_id: "", val: "2" },
        { name: "Base A", product_id: "", val: "some" },
      ],
    });
    expect(problemsOf(form).map(({ field, problem }) => `${field} ${problem}`)).toEqual([
      "doses.1.name required",
      "doses.2.val number",
    ]);
  });

  it("is a week without phase or number, and an invalid day", () => {
    const form = { ...flowering({}), faza: "", days: "eleven", germ_date: "yesterday" };
    expect(problemsOf(form).map(({ field, problem }) => `${field} ${problem}`)).toEqual([
      "faza required",
      "days number",
      "props.germ_date date",
    ]);
  });
});

describe("events and feedings", () => {
  const log = {
    events: ["topping.3", "lst"],
    feedings: [EMPTY_FEEDING, { ...EMPTY_FEEDING, day: "2", is_water: "on", volume: "4,5", ph: "6.1" }],
  };

  it("are sent with their days, empty rows left out", () => {
    expect(bodyOf(flowering(log))).toMatchObject({
      items_event: [
        { type: "topping", day: 3 },
        { type: "lst", day: null },
      ],
      items_feeding: [
        { day: 2, is_water: true, volume: 4.5, ec: null, ph: 6.1, runoff_ec: null, runoff_ph: null },
      ],
    });
  });

  it("are left out of a harvest", () => {
    const body = bodyOf({ ...weekForm(aHarvestWeek(), METRIC), ...log });
    expect(body).not.toHaveProperty("items_event");
    expect(body).not.toHaveProperty("items_feeding");
  });

  it("are sent back unchanged in other units", () => {
    const stored = aFloweringWeek({
      items_event: [{ type: "flush", day: 7 }],
      items_feeding: [
        { day: 1, is_water: false, volume: 3.3, ec: 1.234, ph: 6, runoff_ec: 2, runoff_ph: 6.4 },
      ],
    });
    const { items_event, items_feeding } = bodyOf(weekForm(stored, IMPERIAL), {
      ...metric,
      measures: IMPERIAL,
    });
    expect([items_event, items_feeding]).toEqual([stored.items_event, stored.items_feeding]);
  });

  it("are rejected for an unreadable value, with its place in the form", () => {
    const form = flowering({ feedings: [EMPTY_FEEDING, { ...EMPTY_FEEDING, ec: "strong", ph: "15" }] });
    expect(weekBody(form, metric).problems.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
      "feedings.1.ec number",
      "feedings.1.ph range",
    ]);
    expect(formField(form, "items_feeding.0.ec")).toBe("feedings.1.ec");
    expect(formField(form, "items_event")).toBe("events");
  });
});

describe("seeds of a germination week", () => {
  const seeds = (change: Partial<WeekForm>): WeekForm => ({ ...emptyWeekForm(-1, 1), ...change });
  const problemsIn = (change: Partial<WeekForm>) =>
    weekBody(seeds(change), metric).problems.map(({ field, problem, limits }) => [
      field,
      problem,
      limits?.max,
    ]);

  it("are sent with their method, including zero", () => {
    const form = seeds({ germination_method: "6", seeds_sown: " 5 ", seeds_sprouted: "0" });
    expect(bodyOf(form).props).toEqual({ germination_method: 6, seeds_sown: 5, seeds_sprouted: 0 });
    expect(bodyOf(weekForm(aGerminationWeek(), METRIC)).props).toEqual(aGerminationWeek().props);
  });

  it("are left out of other weeks, and so is an unknown method", () => {
    const typed = { germination_method: "1", seeds_sown: "5", seeds_sprouted: "many" };
    expect(bodyOf({ ...flowering({}), ...typed }).props).toEqual({});
    expect(bodyOf(seeds({ germination_method: "3" })).props).toEqual({});
  });

  it("are rejected if they are impossible", () => {
    expect(problemsIn({ seeds_sown: "five" })).toEqual([["props.seeds_sown", "number", undefined]]);
    expect(problemsIn({ seeds_sown: "0" })).toEqual([["props.seeds_sown", "range", 1000]]);
    expect(problemsIn({ seeds_sprouted: "3" })).toEqual([["props.seeds_sown", "required", 0]]);
    expect(problemsIn({ seeds_sown: "8", seeds_sprouted: "9" })).toEqual([
      ["props.seeds_sprouted", "range", 8],
    ]);
  });
});

describe("an error of the API", () => {
  const form = {
    ...flowering({
      doses: [
        { name: "", product_id: "", val: "" },
        { name: "Base A", product_id: "", val: "1" },
      ],
    }),
    reviews: [
      { name: "", product_id: "", comment: "", n_general: "" },
      { name: "Base A", product_id: "", comment: "", n_general: "" },
    ],
  };

  it.each([
    ["item_flowering.items_nutrient.0.val", "doses.1.val"],
    ["item_harvest.items_nutrient.0.comment", "reviews.1.comment"],
    ["items_photo.2.id", "photos.2.id"],
    ["item_harvest.item_review_seed.props.growing", "seed.growing"],
    ["item_harvest.strain_comment", "strain_comment"],
    ["props.ph", "props.ph"],
  ])("about %s is shown at %s", (field, place) => {
    expect(formField(form, field)).toBe(place);
  });
});

describe("the coach", () => {
  it("rates the form like the stored week", () => {
    for (const week of [aFloweringWeek(), aHarvestWeek()]) {
      expect(scoreWeek(scoredForm(weekForm(week, IMPERIAL), IMPERIAL))).toEqual(scoreWeek(week));
    }
  });

  it("counts an unreadable reading as missing", () => {
    const form = flowering({ readings: { ph: "6,1", air_temp: "warm" } });
    const conditions = scoreWeek(scoredForm(form, METRIC)).find(
      ({ criterion }) => criterion === "conditions",
    );
    expect(conditions?.count).toBe(1);
  });
});

it("a week in other units sends the values typed before the units were changed", () => {
  const typed: WeekForm = {
    ...emptyWeekForm(1, 11),
    readings: { ...emptyWeekForm(1, 11).readings, height: "40", watering_volume: "2.5" },
    doses: [{ name: "Base A", product_id: "", val: "0.75" }],
  };
  const { body } = weekBody(inUnits(typed, METRIC, IMPERIAL), { measures: IMPERIAL, lang: "en" });
  expect(body?.props).toMatchObject({ height: 40, watering_volume: 2.5 });
  expect(body?.item_flowering?.items_nutrient).toMatchObject([{ val: 0.75 }]);
});
