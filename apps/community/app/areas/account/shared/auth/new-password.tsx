import { LIMITS } from "@grow/domain";
import { PasswordField } from "@grow/ui/input";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** From here on nobody guesses it, whatever it is made of. */
const LONG = 20;

/** A password that is chosen now: how good it is is said by its length, while it is typed. */
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
