import { describe, expect, it } from "vitest";
import {
  type DiaryForm,
  diaryBody,
  emptyForm,
  emptyRow,
  formField,
  isSameForm,
  readDiaryForm,
  storedForm,
  withChosen,
} from "./diary-form.ts";

const named: DiaryForm = { ...emptyForm("en"), name: "  Night Plum, round two " };

function sent(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const sample: Parameters<typeof storedForm>[0] = {
  name: "Night Plum",
  lang: "de",
  type_room: 2,
  type_soil: 3,
  type_watering: 4,
  visibility: "unlisted",
  is_hidden: true,
  cnt_seeds: 3,
  photo_id: 71,
  items_equip: [
    {
      id: 31,
      category: "nutrient",
      name: "Base A",
      product_id: 51,
      link: "/nutrients/loam/base-a",
      item_brand: { id: 9, name: "Loam", link: "/nutrients/loam", section: "nutrients", logo_s: null },
    },
    {
      id: 32,
      category: "tent",
      name: "Grandfather's wardrobe",
      product_id: null,
      link: null,
      item_brand: { id: 10, name: "Halden", link: "/grow-tents/halden", section: "grow-tents", logo_s: null },
    },
  ],
};
const stored = storedForm(sample);

describe("the form of a diary", () => {
  it("is parsed as typed, row by row", () => {
    const form = readDiaryForm(
      sent({
        name: " Plum ",
        type_room: "2",
        is_hidden: "on",
        cover: "71",
        "equip.0.category": "seed",
        "equip.0.name": "Night Plum",
        "equip.0.product_id": "",
        "equip.1.category": "nutrient",
        "equip.1.name": "Base A",
        "equip.1.product_id": "51",
        "equip.1.id": "31",
        "equip.1.brand_id": "9",
        "equip.1.was": "51 Base A",
      }),
    );
    expect(form).toMatchObject({ name: " Plum ", is_hidden: true, cover: "71" });
    expect(form.equipment).toEqual([
      { ...emptyRow("seed"), name: "Night Plum" },
      { category: "nutrient", name: "Base A", product_id: "51", id: "31", brand_id: "9", was: "51 Base A" },
    ]);
  });

  it("always has a row for the strain, and opens like a new one without data", () => {
    expect(stored.equipment.map(({ category }) => category)).toEqual(["nutrient", "tent", "seed"]);
    const bare = storedForm({ ...sample, items_equip: [] });
    expect(bare.equipment).toEqual(emptyForm("en").equipment);
  });

  it("survives any input", () => {
    expect(readDiaryForm(new FormData())).toMatchObject({ name: "", is_hidden: false, equipment: [] });
    expect(readDiaryForm(sent({ "equip.0.category": "weapon" })).equipment).toEqual([]);
  });

  it("is changed if another body would be saved, and not by an empty row", () => {
    expect(isSameForm(stored, { ...stored, equipment: [...stored.equipment, emptyRow("fan")] })).toBe(true);
    expect(isSameForm(stored, { ...stored, name: "Night Plum 2" })).toBe(false);
    expect(isSameForm(stored, { ...stored, cover: "72" })).toBe(false);
    expect(isSameForm(stored, { ...stored, equipment: stored.equipment.slice(1) })).toBe(false);
  });
});

describe("a resumed draft", () => {
  const plum = { category: "seed", name: "Night Plum", product_id: "12" } as const;
  const given = emptyForm("en", [plum]);
  const seedsOf = (form: DiaryForm) =>
    withChosen(form, given).equipment.flatMap(({ category, name }) => (category === "seed" ? [name] : []));

  it("grows the strain whose page led here, in an empty row", () => {
    expect(seedsOf(emptyForm("en"))).toEqual(["Night Plum"]);
    expect(seedsOf(given)).toEqual(["Night Plum"]);
  });

  it("keeps the strains that it has", () => {
    const draft = emptyForm("en", [{ ...plum, name: "Pine Haze", product_id: "13" }]);
    expect(seedsOf(draft)).toEqual(["Pine Haze", "Night Plum"]);
    expect(withChosen(draft, emptyForm("en"))).toEqual(draft);
  });
});

describe("the body of a diary", () => {
  it("is trimmed, numbered and without empty rows", () => {
    const { body } = diaryBody({ ...named, lang: "de", cnt_seeds: " 6 " });
    expect(body).toEqual({
      name: "Night Plum, round two",
      lang: "de",
      type_room: 1,
      type_soil: 1,
      type_watering: 1,
      visibility: "public",
      is_hidden: false,
      items_equip: [],
      cnt_seeds: 6,
    });
  });

  it("references catalogue entries by id, and others by name", () => {
    const { body } = diaryBody({
      ...named,
      equipment: [
        { ...emptyRow("seed"), name: " Night Plum " },
        { ...emptyRow("nutrient"), name: "Base A", product_id: "51" },
      ],
    });
    expect(body?.items_equip).toEqual([
      { category: "seed", name: "Night Plum" },
      { category: "nutrient", product_id: 51 },
    ]);
  });

  it("equals the stored diary without changes, including brands of things without a product", () => {
    expect(diaryBody(stored).body).toEqual({
      name: "Night Plum",
      lang: "de",
      type_room: 2,
      type_soil: 3,
      type_watering: 4,
      visibility: "unlisted",
      is_hidden: true,
      cnt_seeds: 3,
      items_equip: [
        { category: "nutrient", id: 31, product_id: 51 },
        { category: "tent", id: 32, name: "Grandfather's wardrobe", brand_id: 10 },
      ],
    });
  });

  it("uses an overwritten name, even if no script cleared its product", () => {
    const [base, tent] = stored.equipment;
    if (!base || !tent) throw new Error("The sample has two rows.");
    const retyped = {
      ...stored,
      equipment: [
        { ...base, name: "Base B" },
        { ...tent, name: "A new tent" },
      ],
    };
    expect(diaryBody(retyped).body?.items_equip).toEqual([
      { category: "nutrient", id: 31, name: "Base B" },
      { category: "tent", id: 32, name: "A new tent" },
    ]);
    const picked = { ...stored, equipment: [{ ...base, name: "Base C", product_id: "52" }] };
    expect(diaryBody(picked).body?.items_equip).toEqual([{ category: "nutrient", id: 31, product_id: 52 }]);
  });

  it("keeps the product of an untouched row", () => {
    const [base] = stored.equipment;
    if (!base) throw new Error("The sample has two rows.");
    const passed = { ...stored, equipment: [{ ...base, product_id: "" }, ...stored.equipment.slice(1)] };
    expect(diaryBody(passed)).toEqual(diaryBody(stored));
    expect(isSameForm(passed, stored)).toBe(true);
  });

  it.each([
    [{ name: "  " }, { field: "name", code: "required" }],
    [{ name: "x".repeat(121) }, { field: "name", code: "too_long", params: { max: 120 } }],
    [{ lang: "klingon" }, { field: "lang", code: "not_allowed" }],
    [{ type_room: "9" }, { field: "type_room", code: "not_allowed" }],
    [{ type_soil: "" }, { field: "type_soil", code: "not_allowed" }],
    [{ type_watering: "drip" }, { field: "type_watering", code: "not_allowed" }],
    [{ visibility: "secret" }, { field: "visibility", code: "not_allowed" }],
    [{ cnt_seeds: "six" }, { field: "cnt_seeds", code: "wrong_type" }],
    [{ cnt_seeds: "-1" }, { field: "cnt_seeds", code: "wrong_type" }],
    [{ cnt_seeds: "1001" }, { field: "cnt_seeds", code: "out_of_range", params: { min: 0, max: 1000 } }],
    [
      { equipment: [emptyRow("fan"), { ...emptyRow("tent"), name: "x".repeat(121) }] },
      { field: "items_equip.1.name", code: "too_long", params: { max: 120 } },
    ],
  ])("is empty for %j", (change, problem) => {
    expect(diaryBody({ ...named, ...change })).toEqual({ body: null, problems: [problem] });
  });
});

describe("an error about the third submitted row", () => {
  it("is shown at its row, after any empty rows", () => {
    const equipment = [
      { ...emptyRow("seed"), name: "a" },
      emptyRow("tent"),
      { ...emptyRow("fan"), name: "b" },
    ];
    expect(formField({ ...named, equipment }, "items_equip.1.product_id")).toBe("items_equip.2");
    expect(formField({ ...named, equipment }, "name")).toBe("name");
  });
});
