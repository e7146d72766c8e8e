import { LIMITS } from "@grow/domain";
import { PasswordField } from "@grow/ui/input";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type PasswordOwner, passwordStrength } from "./password-strength.ts";

export interface NewPasswordProps {
  label: string;
  error: string | undefined;
  /** What the form was last answered: its error stays until the password is edited. */
  outcome: unknown;
  /** Whose password it is; "form" reads the fields `name` and `email` beside it. Undefined where the page doesn't know. */
  owner: PasswordOwner | "form" | undefined;
}

/** A new password, with what is wrong with it while typing. */
export function NewPassword({ label, error, outcome, owner }: NewPasswordProps) {
  const { t } = useLingui();
  const { min, max } = LIMITS.password;
  const strength = (input: HTMLInputElement) => {
    const missing = min - Array.from(input.value).length;
    switch (passwordStrength(input.value, owner === "form" ? ownerIn(input.form) : owner)) {
      case "too_short":
        return t({
          id: "auth.password.missing",
          message: plural(missing, { one: "# more character", other: "# more characters" }),
        });
      case "too_long":
        return t({ id: "auth.password.tooLong", message: `Too long. Use up to ${max} characters.` });
      case "weak_password":
        return t({
          id: "auth.password.weak",
          message: "Too easy to guess. Try a few words together.",
        });
      case "name_in_password":
        return t({ id: "auth.password.name", message: "Leave out your name and email." });
      case "long_enough":
        return t({ id: "auth.password.enough", message: "Long enough. Longer is even better." });
      case "strong":
        return t({ id: "auth.password.long", message: "Great. That's hard to guess." });
    }
  };
  return (
    <PasswordField
      label={label}
      hint={t({
        id: "auth.password.hint",
        message: `At least ${min} characters. A short sentence works best.`,
      })}
      strength={strength}
      name="password"
      autoComplete="new-password"
      required
      minLength={min}
      maxLength={max}
      error={error}
      outcome={outcome}
    />
  );
}

function ownerIn(form: HTMLFormElement | null): PasswordOwner {
  const filled = new FormData(form ?? undefined);
  const typed = (name: string) => String(filled.get(name) ?? "").trim();
  return { name: typed("name"), email: typed("email") };
}
