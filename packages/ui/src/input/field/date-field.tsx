import { forwardRef, useRef } from "react";
import { useHydrated } from "../../foundation/hydration.ts";
import styles from "./field.module.css";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A commonly chosen day. */
export interface DateShortcut {
  /** "Today", "Day the seed went into water". */
  label: string;
  /** The submitted value: "2026-09-20". */
  value: string;
}

export interface DateFieldProps
  extends Omit<TextFieldProps, "type" | "end" | "below" | "inputMode" | "placeholder"> {
  /** Shortcut buttons under the field. Two or three. */
  shortcuts?: readonly DateShortcut[] | undefined;
}

/**
 * A date field. Native, because it knows the user's calendar and keyboard, opens a phone's picker, and works without scripts. Submits
 * "2026-09-20"; `min` and `max` use the same format.
 */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
  { shortcuts, ...field },
  ref,
) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement | null>(null);
  const choose = (value: string) => {
    const field = input.current;
    if (!field || field.value === value) return;
    // React ignores changes through its own value property, so the native setter makes the input event count as typed.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return (
    <TextField
      {...field}
      ref={(element) => {
        input.current = element;
        if (typeof ref === "function") ref(element);
        else if (ref) ref.current = element;
      }}
      type="date"
      below={
        shortcuts && hydrated ? (
          <span className={styles.shortcuts}>
            {shortcuts.map(({ label, value }) => (
              <button key={value} type="button" disabled={field.disabled} onClick={() => choose(value)}>
                {label}
              </button>
            ))}
          </span>
        ) : undefined
      }
    />
  );
});
