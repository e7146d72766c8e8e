import { PasswordField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";

/** The password once more, before a sensitive change. An account without one proves itself by signing in again. */
export function ProofField({
  hasPassword,
  name = "password",
  error,
}: {
  hasPassword: boolean;
  name?: string;
  error: string | undefined;
}) {
  const { t } = useLingui();
  if (!hasPassword)
    return (
      <p>
        <Trans id="settings.proof.none">
          You sign in without a password. If you signed in more than 10 minutes ago, sign out and in again
          first.
        </Trans>
      </p>
    );
  return (
    <PasswordField
      label={t({ id: "settings.proof.password", message: "Current password" })}
      hint={t({ id: "settings.proof.hint", message: "So that only you can change this" })}
      name={name}
      autoComplete="current-password"
      maxLength={128}
      error={error}
    />
  );
}
