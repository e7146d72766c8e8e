import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useHydrated } from "../../foundation/hydration.ts";
import { Icon } from "../../foundation/icon/icon.tsx";
import { useUiText } from "../../foundation/text/ui-text.tsx";
import styles from "./field.module.css";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "end"> {
  /** Describes a new password while its form is filled in: "1 more character". Never shown together with an error. */
  strength?: ((input: HTMLInputElement) => ReactNode) | undefined;
  /** What the form was last answered. Its error stays until the password is edited, then the strength replaces it. */
  outcome?: unknown;
}

/** A password field whose value can be shown. */
export function PasswordField({ strength, outcome, hint, error, ...props }: PasswordFieldProps) {
  const text = useUiText();
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const edit = useStrength(input, { strength, outcome, error });
  const shownError = edit === null ? error : undefined;
  const words = edit?.words ? <span aria-live="polite">{edit.words}</span> : hint;
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      ref={input}
      hint={strength && shownError ? undefined : words}
      error={shownError}
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
}

interface Edit {
  words: ReactNode;
  outcome: unknown;
}

/** What the strength says about the password as edited since the last answer; null before an edit. */
function useStrength(
  input: RefObject<HTMLInputElement>,
  { strength, outcome, error }: Pick<PasswordFieldProps, "strength" | "outcome" | "error">,
): Edit | null {
  const [last, setLast] = useState<Edit | null>(null);
  const edit = last?.outcome === outcome ? last : null;
  const isRejected = Boolean(error) && edit === null;
  useEffect(() => {
    const field = input.current;
    if (!strength || !field) return;
    // The strength depends on other fields too: a password may not contain the name.
    const form = field.form ?? field;
    const describe = (event: Event) => {
      // Another field doesn't make a rejected password acceptable.
      if (isRejected && event.target !== field) return;
      setLast({ words: field.value === "" ? null : strength(field), outcome });
    };
    form.addEventListener("input", describe);
    return () => form.removeEventListener("input", describe);
  }, [input, strength, outcome, isRejected]);
  return edit;
}
