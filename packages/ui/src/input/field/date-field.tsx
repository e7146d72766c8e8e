import { forwardRef, useRef } from "react";
import { useHydrated } from "../../foundation/hydration.ts";
import styles from "./field.module.css";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A day one would choose most often. */
export interface DateShortcut {
  /** "Today", "Day the seed went into water". */
  label: string;
  /** As the form sends it: "2026-09-20". */
  value: string;
}

export interface DateFieldProps
  extends Omit<TextFieldProps, "type" | "end" | "below" | "inputMode" | "placeholder"> {
  /** Days one press away, under the field. Two or three. */
  shortcuts?: readonly DateShortcut[] | undefined;
}

/**
 * A day. The platform's own field: it knows the reader's calendar and keyboard, opens the wheel of a phone, and works without
 * script. Sends "2026-09-20"; `min` and `max` are written the same way.
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
    // The form's owner hears of it as if it had been typed: React overlooks what is set by the element's own property.
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
