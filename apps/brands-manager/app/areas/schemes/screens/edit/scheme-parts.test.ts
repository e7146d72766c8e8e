import { beginMerge, differingParts, mergedFields } from "@grow/app-kit/editor/field-parts.ts";
import { describe, expect, it } from "vitest";
import { type EditedScheme, type EditedWeek, gridOf } from "./scheme-form.ts";
import { schemeParts } from "./scheme-parts.ts";

const week = (key: number, more: Partial<EditedWeek> = {}): EditedWeek => ({
  ...{ key, faza: 0, light: 18, ec: 1.2, ph: 5.8, isFlush: false },
  ...more,
});
const chart: EditedScheme = { weeks: [week(0), week(1)], rows: [51], doses: [[1.5, 2]] };
const fieldsOf = (scheme: Partial<EditedScheme>, name = "Coco") => ({
  ...{ name, type_soil: "2" },
  scheme: JSON.stringify({ ...chart, ...scheme }),
});
const base = fieldsOf({});

describe("a chart that two managers change", () => {
  it("shows the doses of both by product, and targets by week, not only the name", () => {
    const theirs = fieldsOf({ doses: [[9, 2]], weeks: [week(0, { ec: 0.4 }), week(1)] });
    const mine = fieldsOf({ doses: [[5, 2]] });
    expect(differingParts(schemeParts, mine, theirs).sort()).toEqual(["doses_51", "ec"]);
    expect([schemeParts.of(mine).doses_51, schemeParts.of(theirs).doses_51]).toEqual(["5 · 2", "9 · 2"]);
    expect(schemeParts.of(theirs).ec).toBe("0.4 · 1.2");
  });

  it("keeps the doses of one and the targets of the other", () => {
    const theirs = fieldsOf({ weeks: [week(0, { ec: 0.4 }), week(1)] }, "Coco, drip");
    const mine = fieldsOf({ doses: [[5, 2]] });
    const merged = mergedFields(schemeParts, beginMerge(schemeParts, base, mine, { version: 4, theirs }));
    expect(merged.name).toBe("Coco, drip");
    expect(gridOf(merged)).toMatchObject({ doses: [[5, 2]], weeks: [{ ec: 0.4 }, { ec: 1.2 }] });
  });

  it("takes rows and weeks that the other has added, and removes a row that they have removed", () => {
    const theirs = fieldsOf({
      weeks: [week(0), week(1), week(2, { faza: 1 })],
      rows: [52],
      doses: [[null, 3, 4]],
    });
    const merged = gridOf(
      mergedFields(schemeParts, beginMerge(schemeParts, base, base, { version: 4, theirs })),
    );
    expect(merged).toMatchObject({ rows: [52], doses: [[null, 3, 4]] });
    expect(merged.weeks.map(({ faza }) => faza)).toEqual([0, 0, 1]);
    expect(new Set(merged.weeks.map(({ key }) => key)).size).toBe(3);
  });
});
