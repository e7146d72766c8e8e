import { Eye, EyeOff } from "lucide-react";
import { forwardRef, type ReactNode, useState } from "react";
import { useHydrated } from "../../foundation/hydration.ts";
import { Icon } from "../../foundation/icon/icon.tsx";
import { useUiText } from "../../foundation/text/ui-text.tsx";
import styles from "./field.module.css";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "end"> {
  /** Describes a new password's strength by its number of characters: "11 characters, one more". */
  strength?: ((length: number) => ReactNode) | undefined;
}

/** A password field whose value can be shown. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { strength, onInput, ...props },
  ref,
) {
  const text = useUiText();
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  const [length, setLength] = useState(0);
  const words = strength && length > 0 ? strength(length) : null;
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      ref={ref}
      hint={words ? <span aria-live="polite">{words}</span> : props.hint}
      onInput={(event) => {
        if (strength) setLength(Array.from(event.currentTarget.value).length);
        onInput?.(event);
      }}
      type={shown ? "text" : "password"}
      end={
        <button
          type="button"
          className={styles.attached}
          aria-label={shown ? text.hidePassword : text.showPassword}
          disabled={!hydrated}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} />
        </button>
      }
    />
  );
});
