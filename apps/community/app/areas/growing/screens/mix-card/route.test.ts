import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { sampleDiary, sampleWeek } from "../../../../shared/testing/sample-diary.ts";
import { loader } from "./route.tsx";
import { weekTank } from "./view.ts";

const dose = (id: number, val: number | null, is_remove = false): Schema<"NutrientDose"> => ({
  ...{ id, name: `Product ${id}`, item_product: null, val, is_remove },
});
const feeding = (change: Partial<Schema<"Feeding">>): Schema<"Feeding"> => ({
  ...{ day: null, is_water: false, volume: null, ec: null, ph: null, runoff_ec: null, runoff_ph: null },
  ...change,
});
const fed = sampleWeek({
  item_flowering: { items_nutrient: [dose(1, 2), dose(2, 0.5), dose(3, null), dose(4, 9, true)] },
});

describe("weekTank", () => {
  const tank = (query: string, week = fed) => weekTank(week, new URLSearchParams(query), METRIC);

  it("measures out what was fed, without removed rows and rows without a dose", () => {
    expect(tank("volume=20&strength=50")?.doses).toEqual([
      { id: 1, name: "Product 1", ml: 20, teaspoons: null },
      { id: 2, name: "Product 2", ml: 5, teaspoons: null },
    ]);
  });

  it("takes EC and pH from the first feeding with nutrients that has them, else from the readings", () => {
    const props = { ...fed.props, ph: 5.9, tds: 1.2 };
    expect(tank("", { ...fed, props })).toMatchObject({ ec: 1.2, ph: 5.9 });
    const items_feeding = [feeding({ is_water: true, ec: 0.3, ph: 7 }), feeding({ ec: 1.8 })];
    expect(tank("", { ...fed, props, items_feeding })).toMatchObject({ ec: 1.8, ph: 5.9 });
  });

  it("returns undefined for a week without doses", () => {
    expect(tank("", sampleWeek({ item_flowering: null }))).toBeUndefined();
    expect(tank("", sampleWeek({ item_flowering: { items_nutrient: [dose(3, null)] } }))).toBeUndefined();
  });
});

describe("the mix card of a week", () => {
  const diary = sampleDiary([fed, sampleWeek({ id: 999, item_flowering: null })]);
  const last = diary.link.split("/").at(-1) ?? "";
  function visit(id: string, week: number) {
    const path = `/diaries/${id}/week/${week}/mix`;
    const { context } = fakeContext({ path: `${path}?volume=5`, api: { "GET /diaries/{id}": diary } });
    return { request: new Request(context.url), context, params: { id, week: String(week) } };
  }

  it("shows the week's doses and leads search engines to the week", async () => {
    expect(await loader(visit(last, fed.id))).toMatchObject({
      head: { canonical: `${diary.link}/week/${fed.id}`, isIndexed: false },
      tank: { volume: 5, doses: [{ ml: 10 }, { ml: 2.5 }] },
    });
  });

  it("redirects from another slug, with the tank", async () => {
    const answer = await loader(visit(`${diary.id}-old-name`, fed.id)).catch((error: unknown) => error);
    expect((answer as Response).status).toBe(301);
    expect((answer as Response).headers.get("Location")).toBe(`${diary.link}/week/${fed.id}/mix?volume=5`);
  });

  it("returns 404 for a week without doses and for one that the diary does not have", async () => {
    for (const week of [999, 12345]) {
      await expect(loader(visit(last, week))).rejects.toMatchObject({ init: { status: 404 } });
    }
  });
});
