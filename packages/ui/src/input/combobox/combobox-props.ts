import type { FieldTexts } from "../field/field.tsx";

/** Something that can be chosen: a strain, a brand, a product, a grower. */
export interface ComboboxOption {
  id: string | number;
  name: string;
  /** Maker and count: "Ember Genetics, 312 diaries". */
  detail?: string | undefined;
  /** Address of a small square picture. */
  picture?: string | null | undefined;
  /** The picture shows a person: it is round. */
  isPerson?: boolean | undefined;
}

export interface ComboboxProps extends FieldTexts {
  /** Name of the form field with the text as typed: what is sent without script. */
  name: string;
  /** Name of a second field with the id of what was chosen; empty after typing on. */
  idName: string;
  defaultText?: string | undefined;
  defaultId?: string | number | undefined;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  /** What the present text finds, best first. */
  options: readonly ComboboxOption[];
  /** An answer is on its way. */
  loading?: boolean | undefined;
  /** The text has changed, or the field was entered: find options. Called at most every 200 ms. */
  onSearch: (text: string) => void;
  /** Something was chosen, or, with null, what was chosen no longer stands. */
  onChoose?: ((option: ComboboxOption | null) => void) | undefined;
  /** The last row, which takes the text as something new: "Add “night” as a new strain". */
  addLabel?: ((text: string) => string) | undefined;
  onAdd?: ((text: string) => void) | undefined;
  /** Where the text finds nothing: "No strain of this name". */
  noResults: string;
}
