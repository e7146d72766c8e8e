import { Eye, EyeOff } from "lucide-react";
import { forwardRef, useState } from "react";
import { useHydrated } from "../hydration.ts";
import { Icon } from "../icon/icon.tsx";
import { useUiText } from "../text/ui-text.tsx";
import styles from "./field.module.css";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export type PasswordFieldProps = Omit<TextFieldProps, "type" | "end">;

/** A password, which can be shown while it is typed. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField(props, ref) {
    const text = useUiText();
    const hydrated = useHydrated();
    const [shown, setShown] = useState(false);
    return (
      <TextField
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        ref={ref}
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
  },
);
