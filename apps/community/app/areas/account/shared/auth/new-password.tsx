import { LIMITS } from "@grow/domain";
import { PasswordField } from "@grow/ui/input";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** Length from which a password is strong with any characters. */
const LONG = 20;

/** A new password, with its strength while typing. */
export function NewPassword({ label, error }: { label: string; error: string | undefined }) {
  const { t } = useLingui();
  const { min, max } = LIMITS.password;
  return (
    <PasswordField
      label={label}
      hint={t({
        id: "auth.password.hint",
        message: `At least ${min} characters. A short sentence works best.`,
      })}
      strength={(length) => {
        const missing = min - length;
        if (missing > 0) {
          return t({
            id: "auth.password.missing",
            message: plural(missing, { one: "# more character", other: "# more characters" }),
          });
        }
        return length < LONG
          ? t({ id: "auth.password.good", message: "Good. Longer is even better." })
          : t({ id: "auth.password.long", message: "Great. That's hard to guess." });
      }}
      name="password"
      autoComplete="new-password"
      required
      minLength={min}
      maxLength={max}
      error={error}
    />
  );
}
