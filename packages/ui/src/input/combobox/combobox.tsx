import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { TextField } from "../field/text-field.tsx";
import type { LiveStart } from "./combobox-live.tsx";
import type { ComboboxProps } from "./combobox-props.ts";

const loadLive = () => import("./combobox-live.tsx");

/** The component that replaces the field, and the field's state. */
interface Live {
  Field: ComponentType<ComboboxProps & { start: LiveStart }>;
  start: LiveStart;
}

/**
 * A field with suggestions. Its code loads when the field is focused; until then, and without scripts, it is a plain field of the same
 * name. Typed text and selection are preserved.
 */
export function Combobox(props: ComboboxProps) {
  const { label, labelHidden, hint, error, warning, optional, name, idName } = props;
  const plain = useRef<HTMLInputElement>(null);
  const [live, setLive] = useState<Live | null>(null);

  const isGone = useRef(false);
  const wake = useCallback(() => {
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
      // Synchronously: a key press between reading the state and the swap would be lost.
      flushSync(() => setLive({ Field, start }));
    });
  }, []);
  useEffect(() => {
    isGone.current = false;
    // A field that was focused before hydration gets no other focus event.
    if (plain.current && plain.current === document.activeElement) wake();
    return () => {
      isGone.current = true;
    };
  }, [wake]);

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
