import type { Schema } from "@grow/contract";
import type { Section } from "@grow/domain";
import { type OptionFact, SECTION_FIELDS, type SectionField } from "@grow/domain/sections";

/** A fact of a product, in codes and numbers. */
export type FactView =
  | { readonly kind: "words"; readonly name: OptionFact; readonly words: readonly (string | number)[] }
  | {
      readonly kind: "number";
      readonly name: SectionField["name"];
      readonly value: number;
      readonly unit: string;
    }
  | { readonly kind: "size"; readonly sides: readonly number[]; readonly unit: "cm" | "in" }
  | { readonly kind: "volume"; readonly value: number; readonly unit: "l" | "gal" };

/** The facts of a product, in the order of its section; what the maker does not say is left out. */
export function factsView(section: Section, props: Schema<"ProductProps">): readonly FactView[] {
  return SECTION_FIELDS[section].flatMap((field): FactView[] => {
    switch (field.kind) {
      case "option":
      case "options": {
        const value = props[field.name];
        if (value === undefined) return [];
        return [{ kind: "words", name: field.name, words: Array.isArray(value) ? value : [value] }];
      }
      case "number": {
        const value = props[field.name];
        return value === undefined ? [] : [{ kind: "number", name: field.name, value, unit: field.unit }];
      }
      case "size": {
        const size = props.box_size;
        if (!size) return [];
        const { length, width, height, unit } = size;
        return [{ kind: "size", sides: [length, width, height], unit: unit === "inch" ? "in" : "cm" }];
      }
      default: {
        const volume = props.drip_volume;
        if (!volume) return [];
        return [{ kind: "volume", value: volume.volume, unit: volume.unit === "gallon" ? "gal" : "l" }];
      }
    }
  });
}

/** A line of a composition: a part of the label, in percent, or another figure in its unit. */
export interface CompositionLine {
  readonly name: "ca" | "mg" | "s" | Trace | "micro" | "form" | "dose" | "ec" | "ph" | "keeps";
  readonly value: number | string;
}

/** The label of a nutrient. */
export interface CompositionView {
  /** Nitrogen, phosphorus and potassium in percent; empty where none is known. */
  readonly main: readonly { readonly name: "n" | "p" | "k"; readonly value: number }[];
  readonly lines: readonly CompositionLine[];
}

type Trace = Schema<"Composition">["items_micro"][number]["element"];

type Figure = readonly [CompositionLine["name"], number | string | null];

/** The composition of a nutrient, line by line; empty without data. */
export function compositionView(composition: Schema<"Composition"> | null): CompositionView {
  if (!composition) return { main: [], lines: [] };
  const { items_micro, micro, form, keeps_months } = composition;
  const main = (["n", "p", "k"] as const).map((name) => ({ name, value: composition[name] }));
  const traces: readonly Figure[] =
    items_micro.length > 0
      ? items_micro.map(({ element, val }): Figure => [element, val])
      : [["micro", micro]];
  const lines: readonly Figure[] = [
    ["ca", composition.ca],
    ["mg", composition.mg],
    ["s", composition.s],
    ...traces,
    ["form", form],
    ["dose", composition.dose],
    ["ec", composition.ec],
    ["ph", composition.ph],
    ["keeps", keeps_months],
  ];
  return {
    main: main.some(({ value }) => value !== null)
      ? main.map(({ name, value }) => ({ name, value: value ?? 0 }))
      : [],
    lines: lines.flatMap(([name, value]) => (value === null ? [] : [{ name, value }])),
  };
}
