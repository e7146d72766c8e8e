import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { TextField } from "../field/text-field.tsx";
import type { LiveStart } from "./combobox-live.tsx";
import type { ComboboxProps } from "./combobox-props.ts";

const loadLive = () => import("./combobox-live.tsx");
const ComboboxLive = lazy(loadLive);

/**
 * A field that finds things while one types. Its code comes when the field is entered; until then, and without script, it
 * is a plain field under the same name. What was typed, and the cursor, are carried over.
 */
export function Combobox(props: ComboboxProps) {
  const { label, labelHidden, hint, error, warning, optional, name, idName } = props;
  const plain = useRef<HTMLInputElement>(null);
  const [start, setStart] = useState<LiveStart | null>(null);

  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const wake = () => {
    loadLive().then(() => {
      const input = plain.current;
      if (isGone.current || !input) return;
      setStart({
        text: input.value,
        cursor: document.activeElement === input ? input.selectionStart : null,
      });
    });
  };

  const field = (
    <>
      <TextField
        onFocus={wake}
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
