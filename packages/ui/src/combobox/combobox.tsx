import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { FieldTexts } from "../field/field.tsx";
import { TextField } from "../field/text-field.tsx";
import type { LiveStart } from "./combobox-live.tsx";

const loadLive = () => import("./combobox-live.tsx");
const ComboboxLive = lazy(loadLive);

/** Something that can be chosen: a strain, a brand, a product, a grower. */
export interface ComboboxOption {
  id: string | number;
  name: string;
  /** Maker and count: "Ember Genetics, 312 diaries". */
  detail?: string | undefined;
  /** Address of a small square picture. */
  picture?: string | null | undefined;
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

/**
 * A field that finds things while one types. Before hydration, and while its code is on the way, it is a plain field
 * under the same name; what was typed, and the cursor, are carried over.
 */
export function Combobox(props: ComboboxProps) {
  const { label, labelHidden, hint, error, warning, optional, name, idName } = props;
  const plain = useRef<HTMLInputElement>(null);
  const [start, setStart] = useState<LiveStart | null>(null);

  useEffect(() => {
    let isGone = false;
    loadLive().then(() => {
      const input = plain.current;
      if (isGone || !input) return;
      setStart({
        text: input.value,
        cursor: document.activeElement === input ? input.selectionStart : null,
      });
    });
    return () => {
      isGone = true;
    };
  }, []);

  const field = (
    <>
      <TextField
        {...{ label, labelHidden, hint, error, warning, optional, name }}
        ref={plain}
        defaultValue={props.defaultText}
        placeholder={props.placeholder}
        required={props.required}
        autoComplete="off"
      />
      <input type="hidden" name={idName} defaultValue={props.defaultId} />
    </>
  );
  return start ? (
    <Suspense fallback={field}>
      <ComboboxLive {...props} start={start} />
    </Suspense>
  ) : (
    field
  );
}
