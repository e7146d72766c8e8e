import { type ComponentType, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { TextField } from "../field/text-field.tsx";
import type { LiveStart } from "./combobox-live.tsx";
import type { ComboboxProps } from "./combobox-props.ts";

const loadLive = () => import("./combobox-live.tsx");

/** What takes the field's place, and what stood in it. */
interface Live {
  Field: ComponentType<ComboboxProps & { start: LiveStart }>;
  start: LiveStart;
}

/**
 * A field that finds things while one types. Its code comes when the field is entered; until then, and without script, it
 * is a plain field under the same name. What was typed, and what is selected, are carried over.
 */
export function Combobox(props: ComboboxProps) {
  const { label, labelHidden, hint, error, warning, optional, name, idName } = props;
  const plain = useRef<HTMLInputElement>(null);
  const [live, setLive] = useState<Live | null>(null);

  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const wake = () => {
    loadLive().then(({ default: Field }) => {
      const input = plain.current;
      if (isGone.current || !input) return;
      const start = {
        text: input.value,
        selection:
          document.activeElement === input
            ? ([input.selectionStart ?? 0, input.selectionEnd ?? 0] as const)
            : null,
      };
      // At once: a key between looking and changing places would go into a field that is no more.
      flushSync(() => setLive({ Field, start }));
    });
  };

  if (live) return <live.Field {...props} start={live.start} />;
  return (
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
}
