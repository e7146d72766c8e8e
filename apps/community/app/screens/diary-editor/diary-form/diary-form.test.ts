import { describe, expect, it } from "vitest";
import { type DiaryForm, diaryBody, EMPTY_FORM, readDiaryForm } from "./diary-form.ts";

const named: DiaryForm = { ...EMPTY_FORM, name: "  Night Plum, round two " };

function sent(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe("the form of a new diary", () => {
  it("is read as it was typed, row by row", () => {
    const form = readDiaryForm(
      sent({
        name: " Plum ",
        type_room: "2",
        "equip.0.category": "seed",
        "equip.0.name": "Night Plum",
        "equip.0.product_id": "",
        "equip.1.category": "nutrient",
        "equip.1.name": "Base A",
        "equip.1.product_id": "51",
      }),
    );
    expect(form.name).toBe(" Plum ");
    expect(form.equipment).toEqual([
      { category: "seed", name: "Night Plum", product_id: "" },
      { category: "nutrient", name: "Base A", product_id: "51" },
    ]);
  });

  it("survives whatever is sent", () => {
    expect(readDiaryForm(new FormData())).toMatchObject({ name: "", equipment: [] });
    expect(readDiaryForm(sent({ "equip.0.category": "weapon" })).equipment).toEqual([]);
  });
});

describe("what the api is asked to create", () => {
  it("is trimmed, numbered and without empty rows", () => {
    const { body } = diaryBody({ ...named, cnt_seeds: " 6 " }, "de");
    expect(body).toEqual({
      name: "Night Plum, round two",
      lang: "de",
      type_room: 1,
      type_soil: 1,
      type_watering: 1,
      visibility: "public",
      items_equip: [],
      cnt_seeds: 6,
    });
  });

  it("names a thing of the catalogue by its id, and any other by its name", () => {
    const { body } = diaryBody(
      {
        ...named,
        equipment: [
          { category: "seed", name: " Night Plum ", product_id: "" },
          { category: "nutrient", name: "Base A", product_id: "51" },
        ],
      },
      "en",
    );
    expect(body?.items_equip).toEqual([
      { category: "seed", name: "Night Plum" },
      { category: "nutrient", product_id: 51 },
    ]);
  });

  it.each([
    [{ name: "  " }, { field: "name", code: "required" }],
    [{ type_room: "9" }, { field: "type_room", code: "not_allowed" }],
    [{ type_soil: "" }, { field: "type_soil", code: "not_allowed" }],
    [{ type_watering: "drip" }, { field: "type_watering", code: "not_allowed" }],
    [{ visibility: "secret" }, { field: "visibility", code: "not_allowed" }],
    [{ cnt_seeds: "six" }, { field: "cnt_seeds", code: "wrong_type" }],
    [{ cnt_seeds: "-1" }, { field: "cnt_seeds", code: "wrong_type" }],
  ])("is nothing for %j", (change, problem) => {
    expect(diaryBody({ ...named, ...change }, "en")).toEqual({ body: null, problems: [problem] });
  });
});
