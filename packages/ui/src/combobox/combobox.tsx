import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { TextField } from "../field/text-field.tsx";
import type { LiveStart } from "./combobox-live.tsx";
import type { ComboboxProps } from "./combobox-props.ts";

const loadLive = () => import("./combobox-live.tsx");
const ComboboxLive = lazy(loadLive);

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
