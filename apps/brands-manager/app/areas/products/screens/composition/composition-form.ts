import { TRACES } from "@grow/app-kit/catalogue/nutrient-signs.ts";
import type { Nutrient } from "@grow/app-kit/catalogue/nutrient-words.ts";
import { textOf } from "@grow/app-kit/forms/form-errors.ts";
import type { RequestBody, Schema } from "@grow/contract";

/** The main nutrients, in percent by weight. */
export const MAIN = ["n", "p", "k", "ca", "mg", "s"] as const;

const FORMS = ["liquid", "powder", "granules", "tablets"] as const;
const PARTS = ["a", "b", "c"] as const;
export const OPTIONS = { form: FORMS, part: PARTS } as const;

type Fields = Record<string, string>;
type Composition = Schema<"Composition">;

const written = (value: number | null | undefined) =>
  value === null || value === undefined ? "" : String(value);

/** Parses a number with comma or point; null for empty text. */
export function typedNumber(text: string): number | null {
  const value = Number(text.trim().replace(",", "."));
  return text.trim() === "" || !Number.isFinite(value) ? null : value;
}

/** A composition as form fields; all empty without one. */
export function compositionFields(composition: Composition | null): Fields {
  const traces = new Map(composition?.items_micro.map((item) => [item.element, item]) ?? []);
  return {
    ...Object.fromEntries(MAIN.map((name) => [name, written(composition?.[name])])),
    ...Object.fromEntries(MAIN.map((name) => [`source_${name}`, composition?.sources[name] ?? ""])),
    ...Object.fromEntries(TRACES.map((name) => [`trace_${name}`, written(traces.get(name)?.val)])),
    ...Object.fromEntries(TRACES.map((name) => [`trace_source_${name}`, traces.get(name)?.source ?? ""])),
    form: composition?.form ?? "",
    part: composition?.part ?? "",
    dose: written(composition?.dose),
    ec: written(composition?.ec),
    ph: written(composition?.ph),
    keeps_months: written(composition?.keeps_months),
    ingredients: composition?.ingredients ?? "",
  };
}

/** The sum of all percentages; the rest is water and carriers. */
export function sumOf(fields: Readonly<Fields>): number {
  const names = [...MAIN, ...TRACES.map((name) => `trace_${name}`)];
  const sum = names.reduce((total, name) => total + (typedNumber(fields[name] ?? "") ?? 0), 0);
  return Math.round(sum * 1000) / 1000;
}

/** The fields of a nutrient: its percentage, and where it comes from. */
export interface NutrientField {
  readonly nutrient: Nutrient;
  readonly name: string;
  readonly source: string;
}

/** All nutrients, in the order of the form. */
export const NUTRIENTS: readonly NutrientField[] = [
  ...MAIN.map((name) => ({ nutrient: name, name, source: `source_${name}` })),
  ...TRACES.map((name) => ({
    nutrient: name,
    name: `trace_${name}`,
    source: `trace_source_${name}`,
  })),
];

export const isMain = ({ name }: NutrientField): boolean => MAIN.some((main) => main === name);

/** Nutrients whose fields are in view: N, P and K, and those with a value or an error. */
export function shownNutrients(fields: Readonly<Fields>, errors: Readonly<Fields>): readonly NutrientField[] {
  return NUTRIENTS.filter(
    ({ name, source }) =>
      ["n", "p", "k"].includes(name) || Boolean(fields[name] || fields[source] || errors[name]),
  );
}

/** A nutrient of a composition: percent by weight and where it comes from. */
export interface NutrientRow {
  nutrient: Nutrient;
  percent: number;
  source: string;
}

/** The nutrients of the form that have a value, for a spreadsheet. */
export function nutrientRows(fields: Readonly<Fields>): NutrientRow[] {
  const row = (
    nutrient: Nutrient,
    percent: string | undefined,
    source: string | undefined,
  ): NutrientRow[] => {
    const value = typedNumber(percent ?? "");
    return value === null ? [] : [{ nutrient, percent: value, source: (source ?? "").trim() }];
  };
  return [
    ...MAIN.flatMap((name) => row(name, fields[name], fields[`source_${name}`])),
    ...TRACES.flatMap((name) => row(name, fields[`trace_${name}`], fields[`trace_source_${name}`])),
  ];
}

/** The fields that differ from the published composition. */
export function differences(saved: Readonly<Fields>, now: Readonly<Fields>): string[] {
  return Object.keys(saved).filter((name) => (now[name] ?? "").trim() !== (saved[name] ?? "").trim());
}

interface Sent {
  brandId: number;
  /** Unchanged, because it is edited elsewhere. */
  properties: Composition["properties"];
}

/** The request body that saves the form. */
export function compositionBody(
  form: FormData,
  { brandId, properties }: Sent,
): RequestBody<"savePortalComposition"> {
  const text = (name: string) => textOf(form, name).trim();
  const number = (name: string) => typedNumber(text(name));
  const traces = TRACES.flatMap((element) => {
    const val = number(`trace_${element}`);
    return val === null ? [] : [{ element, val, source: text(`trace_source_${element}`) }];
  });
  const sources = MAIN.map((name) => [name, text(`source_${name}`)] as const).filter(
    ([, source]) => source !== "",
  );
  const micro = traces.reduce((sum, { val }) => sum + val, 0);
  return {
    brand_id: brandId,
    version: Number(text("version")),
    ...{ n: number("n"), p: number("p"), k: number("k"), ca: number("ca"), mg: number("mg"), s: number("s") },
    micro: traces.length === 0 ? null : Math.round(micro * 1e6) / 1e6,
    items_micro: traces,
    sources: Object.fromEntries(sources),
    form: FORMS.find((word) => word === text("form")) ?? null,
    part: PARTS.find((word) => word === text("part")) ?? null,
    dose: number("dose"),
    ec: number("ec"),
    ph: number("ph"),
    keeps_months: number("keeps_months"),
    ingredients: textOf(form, "ingredients").trim(),
    properties,
  };
}
