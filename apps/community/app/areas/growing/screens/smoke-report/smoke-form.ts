import type { Schema } from "@grow/contract";
import { STRAIN_CATEGORIES } from "@grow/domain";
import { textOf } from "../../../../shared/form-errors.ts";

type Week = Schema<"Week">;

/** A category of words of the smoke report. */
export type ReportCategory = keyof Schema<"HarvestReport">;

/** The categories in display order, each with its words. */
export const REPORT_WORDS: readonly (readonly [ReportCategory, readonly string[]])[] = [
  ["positive-effects", STRAIN_CATEGORIES["positive-effects"]],
  ["negative-effects", STRAIN_CATEGORIES["negative-effects"]],
  ["medical", STRAIN_CATEGORIES.medical],
  ["tastes", STRAIN_CATEGORIES.tastes],
];

/** A nutrient that can be reviewed, with its review so far. */
export interface NutrientRow {
  /** Id of its row in the week; "" for a nutrient of the diary without a row. */
  readonly id: string;
  /** Id of the catalogue's product; "" for a name of the grower's own. */
  readonly product_id: string;
  readonly name: string;
  readonly n_general: string;
  readonly comment: string;
}

/** The form of the smoke report, as typed and chosen. */
export interface SmokeForm {
  readonly seed: {
    readonly n_general: string;
    readonly growing: string;
    readonly resistance: string;
    readonly text: string;
  };
  readonly strain_comment: string;
  readonly harvest_smoke: string;
  readonly report: Readonly<Record<ReportCategory, readonly string[]>>;
  readonly nutrients: readonly NutrientRow[];
}

const numberText = (value: number | null | undefined): string =>
  value === null || value === undefined ? "" : String(value);

/** The fed products: first those of the harvest, then others of the setup or the doses. */
function nutrientRows(week: Week, used: readonly Used[]): NutrientRow[] {
  const said = (week.item_harvest?.items_nutrient ?? []).filter((row) => !row.is_remove);
  const rows: NutrientRow[] = said.map((row) => ({
    id: String(row.id),
    product_id: numberText(row.item_product?.id),
    name: row.name,
    n_general: numberText(row.n_general),
    comment: row.comment,
  }));
  for (const { product_id, name } of used) {
    const isThere = rows.some((row) =>
      product_id === null
        ? row.name.toLowerCase() === name.toLowerCase()
        : row.product_id === String(product_id),
    );
    if (isThere) continue;
    rows.push({ id: "", product_id: numberText(product_id), name, n_general: "", comment: "" });
  }
  return rows.slice(0, MOST_ROWS);
}

/** As many as a harvest has room for. */
const MOST_ROWS = 40;

/** A nutrient by product, or by the grower's own name. */
export interface Used {
  readonly product_id: number | null;
  readonly name: string;
}

/** A stored harvest as the editor opens with it. */
export function smokeForm(week: Week, used: readonly Used[]): SmokeForm {
  const { item_harvest: block, props } = week;
  const review = block?.item_review_seed;
  const said = block?.item_report;
  return {
    seed: {
      n_general: numberText(review?.n_general),
      growing: numberText(review?.props.growing),
      resistance: numberText(review?.props.resistance),
      text: review?.text ?? "",
    },
    strain_comment: block?.strain_comment ?? "",
    harvest_smoke: props.harvest_smoke ?? "",
    report: eachCategory((category) => said?.[category] ?? []),
    nutrients: nutrientRows(week, used),
  };
}

function eachCategory(words: (category: ReportCategory) => readonly string[]): SmokeForm["report"] {
  return Object.fromEntries(
    REPORT_WORDS.map(([category, known]) => {
      const said = new Set(words(category));
      return [category, known.filter((word) => said.has(word))];
    }),
  ) as unknown as SmokeForm["report"];
}

/** Parses a submitted form; tolerates any input. */
export function readSmokeForm(data: FormData): SmokeForm {
  const text = (name: string) => textOf(data, name);
  const nutrients: NutrientRow[] = [];
  for (let index = 0; index < MOST_ROWS && data.has(`nutrients.${index}.name`); index += 1) {
    const row = `nutrients.${index}`;
    nutrients.push({
      id: text(`${row}.id`),
      product_id: text(`${row}.product_id`),
      name: text(`${row}.name`),
      n_general: text(`${row}.n_general`),
      comment: text(`${row}.comment`),
    });
  }
  return {
    seed: {
      n_general: text("seed.n_general"),
      growing: text("seed.growing"),
      resistance: text("seed.resistance"),
      text: text("seed.text"),
    },
    strain_comment: text("strain_comment"),
    harvest_smoke: text("props.harvest_smoke"),
    report: eachCategory((category) => data.getAll(`report.${category}`).map(String)),
    nutrients,
  };
}

/** Whether two forms say the same. */
export function isSameSmoke(one: SmokeForm, other: SmokeForm): boolean {
  const said = ({ seed, strain_comment, harvest_smoke, report, nutrients }: SmokeForm) =>
    JSON.stringify([
      [seed.n_general, seed.growing, seed.resistance, seed.text, strain_comment, harvest_smoke],
      REPORT_WORDS.map(([category]) => report[category]),
      nutrients
        .filter(isSaid)
        .map(({ product_id, name, n_general, comment }) => [product_id, name, n_general, comment]),
    ]);
  return said(one) === said(other);
}

/** Whether a nutrient has a review. */
export const isSaid = ({ n_general, comment }: NutrientRow): boolean =>
  n_general !== "" || comment.trim() !== "";
