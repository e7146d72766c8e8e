import { TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormErrors, NO_ERRORS } from "../../../../shared/form-errors.ts";
import { AuthForm } from "../../shared/auth/auth-form.tsx";
import { AuthPage } from "../../shared/auth/auth-page.tsx";

/** Signing in with a recovery code. Works without JavaScript. */
export function RecoveryScreen({ sent }: { sent: { login: string; errors: FormErrors } | undefined }) {
  const { t } = useLingui();
  const { fields, form } = sent?.errors ?? NO_ERRORS;
  return (
    <AuthPage
      title={t({ id: "auth.recovery.title", message: "Use a recovery code" })}
      text={<Trans id="auth.recovery.text">Each code works once.</Trans>}
      error={form}
    >
      <AuthForm submit={<Trans id="auth.signIn.submit">Sign in</Trans>}>
        <TextField
          label={t({ id: "auth.login", message: "Name or email" })}
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={254}
          defaultValue={sent?.login}
          error={fields.login}
        />
        <TextField
          label={t({ id: "auth.recovery.code", message: "Recovery code" })}
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={40}
          placeholder="xxxx-xxxx-xxxx"
          error={fields.code}
        />
      </AuthForm>
    </AuthPage>
  );
}
