import { LIMITS } from "@grow/domain";
import { TextField } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";

/** The address of a new account; where the operator allows it, it may be left empty. */
export function EmailField({
  isOptional,
  defaultValue,
  error,
}: {
  isOptional: boolean;
  defaultValue: string | undefined;
  error: string | undefined;
}) {
  const { t } = useLingui();
  return (
    <TextField
      label={t({ id: "auth.email", message: "Email" })}
      hint={
        isOptional
          ? t({
              id: "auth.email.optional",
              message: "Only you can see it. Without one, you get recovery codes to keep.",
            })
          : t({ id: "auth.email.hint", message: "Only you can see it" })
      }
      name="email"
      type="email"
      autoComplete="email"
      required={!isOptional}
      optional={isOptional}
      maxLength={LIMITS.email.max}
      defaultValue={defaultValue}
      error={error}
    />
  );
}
