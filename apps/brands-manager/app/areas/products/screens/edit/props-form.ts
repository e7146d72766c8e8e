import type { Schema } from "@grow/contract";
import type { Section } from "@grow/domain";
import { SECTION_FIELDS } from "@grow/domain/sections";

type Fields = Record<string, string>;

/** Sides of a box, as the form names them. */
export const BOX_SIDES = ["length", "width", "height"] as const;

/** Name of a form field: `prop_watt`, `prop_box_size.length`, `prop_sensors.humidity`. */
export function propName(fact: string, part?: string | number): string {
  return part === undefined ? `prop_${fact}` : `prop_${fact}.${part}`;
}

/** The facts of a product as form fields; a ticked box is "on". */
export function propFields(section: Section, props: Schema<"ProductProps">): Fields {
  const fields: Fields = {};
  const set = (name: string, value: string | number | undefined) => {
    fields[name] = value === undefined ? "" : String(value);
  };
  for (const field of SECTION_FIELDS[section]) {
    if (field.kind === "options") {
      const chosen: readonly unknown[] = [props[field.name]].flat();
      for (const word of field.options) {
        set(propName(field.name, word), chosen.includes(word) ? "on" : "");
      }
    } else if (field.kind === "size") {
      for (const side of BOX_SIDES) set(propName(field.name, side), props.box_size?.[side]);
      set(propName(field.name, "unit"), props.box_size?.unit ?? "cm");
    } else if (field.kind === "volume") {
      set(propName(field.name), props.drip_volume?.volume);
      set(propName(field.name, "unit"), props.drip_volume?.unit ?? "liter");
    } else {
      set(propName(field.name), [props[field.name]].flat()[0]);
    }
  }
  return fields;
}

/**
 * Reads the facts from a submitted form; empty fields are left out. Text that is no number becomes NaN, which the API rejects with a
 * message for its field.
 *
 * @param text the trimmed value of a field; "" for a missing one
 */
export function sentProps(section: Section, text: (name: string) => string): Schema<"ProductProps"> {
  const number = (name: string) => (text(name) === "" ? Number.NaN : Number(text(name).replace(",", ".")));
  const props: Record<string, unknown> = {};
  for (const field of SECTION_FIELDS[section]) {
    const name = propName(field.name);
    if (field.kind === "options") {
      const words = field.options.filter((word) => text(propName(field.name, word)) !== "");
      if (words.length > 0) props[field.name] = words;
    } else if (field.kind === "option") {
      const word = field.options.find((one) => String(one) === text(name));
      if (word !== undefined) props[field.name] = word;
    } else if (field.kind === "size") {
      if (BOX_SIDES.every((side) => text(propName(field.name, side)) === "")) continue;
      const sides = BOX_SIDES.map((side) => [side, number(propName(field.name, side))] as const);
      const unit = text(propName(field.name, "unit")) === "inch" ? "inch" : "cm";
      props[field.name] = { ...Object.fromEntries(sides), unit };
    } else if (text(name) !== "") {
      const unit = text(propName(field.name, "unit")) === "gallon" ? "gallon" : "liter";
      props[field.name] = field.kind === "volume" ? { volume: number(name), unit } : number(name);
    }
  }
  return props;
}
