import { type FormParts, plainParts } from "@grow/app-kit/editor/field-parts.ts";
import type { FormFields } from "@grow/app-kit/editor/form-fields.ts";
import { type EditedScheme, type EditedWeek, gridOf } from "./scheme-form.ts";

/** Targets of the weeks that are compared each by itself. */
const TARGETS = { light: "light", ec: "ec", ph: "ph", phases: "faza", flush: "isFlush" } as const;

const isTarget = (part: string): part is keyof typeof TARGETS => part in TARGETS;

/** Name of the part with a product's doses. */
export const doseField = (productId: number) => `doses_${productId}`;

const DOSES = /^doses_(\d+)$/;

const plain = plainParts({}, ["scheme"]);

const cells = (values: readonly (string | number | null | undefined)[]) =>
  values.map((value) => value ?? "–").join(" · ");

/**
 * What a conflict of two managers compares: the fields, a row of doses by product, and a target over all weeks. All are in the
 * field of the grid, so that a whole field would hide what it overwrites.
 */
export const schemeParts: FormParts = {
  of(fields) {
    const { weeks, rows, doses } = gridOf(fields);
    return {
      ...plain.of(fields),
      ...Object.fromEntries(rows.map((id, row) => [doseField(id), cells(doses[row] ?? [])])),
      ...Object.fromEntries(
        Object.entries(TARGETS).map(([part, name]) => [part, cells(weeks.map((week) => shown(week[name])))]),
      ),
    };
  },
  take(mine, theirs, part) {
    const [, product] = DOSES.exec(part) ?? [];
    if (product === undefined && !isTarget(part)) return plain.take(mine, theirs, part);
    const [own, other] = [gridOf(mine), gridOf(theirs)];
    const next =
      product === undefined ? withTarget(own, other, part) : withDoses(own, other, Number(product));
    return { ...mine, scheme: JSON.stringify(next) };
  },
};

function shown(value: number | boolean | null): string | number | null {
  return typeof value === "boolean" ? (value ? "✓" : null) : value;
}

/** The chart with a product's doses of another; without the product if the other has none. */
function withDoses(own: EditedScheme, other: EditedScheme, product: number): EditedScheme {
  const theirs = other.doses[other.rows.indexOf(product)];
  const place = own.rows.indexOf(product);
  if (theirs === undefined) {
    return {
      ...own,
      rows: own.rows.filter((id) => id !== product),
      doses: own.doses.filter((_, row) => row !== place),
    };
  }
  const longer = withWeeksOf(own, other);
  const row = longer.weeks.map((_, week) => theirs[week] ?? null);
  if (place < 0) return { ...longer, rows: [...longer.rows, product], doses: [...longer.doses, row] };
  return { ...longer, doses: longer.doses.map((before, index) => (index === place ? row : before)) };
}

/** The chart with the weeks of another and one of their targets; the phases decide how many weeks there are. */
function withTarget(own: EditedScheme, other: EditedScheme, part: string): EditedScheme {
  if (!isTarget(part)) return own;
  const name = TARGETS[part];
  const longer = withWeeksOf(own, other);
  const count = part === "phases" ? other.weeks.length : longer.weeks.length;
  return {
    ...longer,
    weeks: longer.weeks.slice(0, count).map((week, index) => {
      const theirs = other.weeks[index];
      return theirs ? ({ ...week, [name]: theirs[name] } satisfies EditedWeek) : week;
    }),
    doses: longer.doses.map((row) => row.slice(0, count)),
  };
}

/** The chart, as long as another one: what it lacks at the end comes from there, without doses. */
function withWeeksOf(own: EditedScheme, other: EditedScheme): EditedScheme {
  const greatest = Math.max(0, ...own.weeks.map(({ key }) => key));
  const added = other.weeks
    .slice(own.weeks.length)
    .map((week, index) => ({ ...week, key: greatest + index + 1 }));
  return {
    ...own,
    weeks: [...own.weeks, ...added],
    doses: own.doses.map((row) => [...row, ...added.map(() => null)]),
  };
}

/** A part of a chart as text: "– · 1.5 · 2". */
export function partText(part: string, fields: FormFields): string | undefined {
  return schemeParts.of(fields)[part];
}
