import type { FormFields } from "@grow/app-kit/editor/form-fields.ts";
import { textOf } from "@grow/app-kit/forms/form-errors.ts";
import type { RequestBody, Schema } from "@grow/contract";

/** A week of the editor; its doses are in the grid. */
export interface EditedWeek {
  /** Stable while weeks are added and removed. */
  key: number;
  faza: -1 | 0 | 1 | 2;
  light: number | null;
  ec: number | null;
  ph: number | null;
  isFlush: boolean;
}

/** Units in which doses are entered; the api stores ml/l. */
export const DOSE_UNITS = { "ml/l": 1, "ml/gal": 3.785411784 } as const;
export type DoseUnit = keyof typeof DOSE_UNITS;

/** The state of the editor. */
export interface EditedScheme {
  weeks: EditedWeek[];
  /** Product ids in the order of the rows. */
  rows: number[];
  /** ml/l by row and week. */
  doses: (number | null)[][];
}

const FIRST_WEEKS: readonly EditedWeek["faza"][] = [-1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1];

/** A feeding chart for the editor; a new one has the weeks of a typical grow and no doses. */
export function editedScheme(scheme: Schema<"Scheme"> | null, products: readonly number[]): EditedScheme {
  if (!scheme) {
    const weeks = FIRST_WEEKS.map((faza, key) => ({
      ...{ key, faza, light: faza === 1 ? 12 : 18, ec: null, ph: null },
      isFlush: false,
    }));
    const rows = products.slice(0, 6);
    return { weeks, rows, doses: rows.map(() => weeks.map(() => null)) };
  }
  const rows = scheme.items_product.map(({ id }) => id);
  return {
    rows,
    weeks: scheme.weeks.map(({ faza, light, ec, ph, is_flush }, key) => ({
      ...{ key, faza: faza as EditedWeek["faza"], light, ec, ph },
      isFlush: is_flush,
    })),
    doses: rows.map((id) =>
      scheme.weeks.map(({ items }) => items.find((item) => item.product_id === id)?.val ?? null),
    ),
  };
}

/** The scheme with a week like its last one at the end. */
export function withWeek({ weeks, rows, doses }: EditedScheme): EditedScheme {
  const last = weeks.at(-1);
  const week = {
    ...{ key: Math.max(0, ...weeks.map(({ key }) => key)) + 1, faza: last?.faza ?? (0 as const) },
    ...{ light: last?.light ?? 18, ec: last?.ec ?? null, ph: last?.ph ?? null },
    isFlush: false,
  };
  return { weeks: [...weeks, week], rows, doses: doses.map((row) => [...row, row.at(-1) ?? null]) };
}

/** The scheme without products that no week doses. */
export function withoutEmptyRows({ weeks, rows, doses }: EditedScheme): EditedScheme {
  const filled = doses.map((row) => row.some((dose) => dose !== null));
  return {
    weeks,
    rows: rows.filter((_, row) => filled[row]),
    doses: doses.filter((_, row) => filled[row]),
  };
}

/** A product's doses, as a row of a table. */
export interface DoseRow {
  readonly id: number;
  /** ml/l by week. */
  readonly doses: readonly (number | null)[];
}

/** The doses by product. */
export function csvRows({ rows, doses }: EditedScheme): DoseRow[] {
  return rows.map((id, row) => ({ id, doses: doses[row] ?? [] }));
}

/** Numbers weeks like the api: from 1 within each phase, germination from 0. */
export function numbered(weeks: readonly EditedWeek[]): number[] {
  const next = new Map<number, number>();
  return weeks.map(({ faza }) => {
    const number = next.get(faza) ?? (faza === -1 ? 0 : 1);
    next.set(faza, number + 1);
    return number;
  });
}

/** EC added by the doses of a week, in mS/cm; null while none of its products is known. */
export function ecOf(
  doses: EditedScheme["doses"],
  week: number,
  ecs: readonly (number | null)[],
): number | null {
  const parts = doses.flatMap((row, index) => {
    const ec = ecs[index] ?? null;
    const dose = row[week] ?? null;
    return ec === null || dose === null ? [] : [ec * dose];
  });
  return parts.length === 0 ? null : Math.round(parts.reduce((sum, part) => sum + part, 0) * 100) / 100;
}

/** The request body that saves; the grid is submitted as one field. */
export function schemeBody(form: FormData, brandId: number): RequestBody<"savePortalScheme"> {
  const { weeks, rows, doses } = gridOf({ scheme: textOf(form, "scheme") });
  const numbers = numbered(weeks);
  const soil = Number(textOf(form, "type_soil"));
  return {
    brand_id: brandId,
    ...(textOf(form, "version") ? { version: Number(textOf(form, "version")) } : {}),
    name: textOf(form, "name").trim(),
    type_soil: ([1, 2, 3, 4] as const).find((code) => code === soil) ?? null,
    is_public: textOf(form, "is_public") === "on",
    items_product: rows,
    weeks: weeks.map((week, index) => ({
      ...{ week: numbers[index] ?? 0, faza: week.faza, light: week.light, ec: week.ec, ph: week.ph },
      is_flush: week.isFlush,
      items: rows.flatMap((product_id, row) => {
        const val = doses[row]?.[index] ?? null;
        return val === null ? [] : [{ product_id, val }];
      }),
    })),
  };
}

/** A feeding chart as the fields of its form; the grid is one field. */
export function schemeFields(
  scheme: Schema<"Scheme"> | null,
  products: readonly number[],
): Record<string, string> {
  return {
    name: scheme?.name ?? "",
    type_soil: String(scheme?.type_soil ?? ""),
    ...(scheme?.is_public ? { is_public: "on" } : {}),
    scheme: JSON.stringify(editedScheme(scheme, products)),
  };
}

/** The chart in the fields of a form. */
export function gridOf(fields: FormFields): EditedScheme {
  return JSON.parse(fields.scheme || '{"weeks":[],"rows":[],"doses":[]}') as EditedScheme;
}
