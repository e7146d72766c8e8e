import { LIMITS } from "@grow/domain";
import { TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormErrors, NO_ERRORS } from "../../../../shared/form-errors.ts";
import { AuthForm } from "../../shared/auth/auth-form.tsx";
import { AuthPage } from "../../shared/auth/auth-page.tsx";
import { EmailField } from "../../shared/auth/email-field.tsx";

export interface CompleteScreenProps {
  name: string;
  email: string;
  /** An account may have no address. */
  isEmailOptional: boolean;
  sent: { name: string; email: string; errors: FormErrors } | undefined;
}

/** Data missing from the provider: a name, possibly an address. Works without JavaScript. */
export function CompleteScreen({ name, email, isEmailOptional, sent }: CompleteScreenProps) {
  const { t } = useLingui();
  const { fields, form } = sent?.errors ?? NO_ERRORS;
  return (
    <AuthPage
      title={t({ id: "auth.complete.title", message: "Almost there" })}
      text={<Trans id="auth.complete.text">Choose your name, and you're in.</Trans>}
      error={form}
    >
      <AuthForm submit={<Trans id="auth.complete.submit">Create account</Trans>}>
        <TextField
          label={t({ id: "auth.name", message: "Name" })}
          hint={t({
            id: "auth.name.hint",
            message: "Your public username. Use letters, numbers, dots or dashes.",
          })}
          name="name"
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          required
          minLength={LIMITS.user_name.min}
          maxLength={LIMITS.user_name.max}
          defaultValue={sent?.name ?? name}
          error={fields.name}
        />
        <EmailField isOptional={isEmailOptional} defaultValue={sent?.email ?? email} error={fields.email} />
      </AuthForm>
    </AuthPage>
  );
}
