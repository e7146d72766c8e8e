import type { FieldTexts } from "../field/field.tsx";

/** An option: a strain, a brand, a product, a grower. */
export interface ComboboxOption {
  id: string | number;
  name: string;
  /** Maker and count: "Ember Genetics, 312 diaries". */
  detail?: string | undefined;
  /** URL of a small square picture. */
  picture?: string | null | undefined;
  /** The picture shows a user: it is round. */
  isPerson?: boolean | undefined;
}

export interface ComboboxProps extends FieldTexts {
  /** Name of the form field with the typed text, which is submitted without scripts. */
  name: string;
  /** Name of a second field with the id of the chosen option; empty after further typing. */
  idName: string;
  defaultText?: string | undefined;
  defaultId?: string | number | undefined;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  /** Options for the current text, best first. */
  options: readonly ComboboxOption[];
  /** A request is in flight. */
  loading?: boolean | undefined;
  /** The text has changed, or the field was focused: load options. Called at most every 200 ms. */
  onSearch: (text: string) => void;
  /** An option was chosen, or, with null, the choice was cleared. */
  onChoose?: ((option: ComboboxOption | null) => void) | undefined;
  /** The last row, which adds the text as a new option: "Add “night” as a new strain". */
  addLabel?: ((text: string) => string) | undefined;
  onAdd?: ((text: string) => void) | undefined;
  /** Shown without matches: "No strain of this name". */
  noResults: string;
}
