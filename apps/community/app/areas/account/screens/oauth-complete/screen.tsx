import { LIMITS } from "@grow/domain";
import { TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormErrors, NO_ERRORS } from "../../../../shared/form-errors.ts";
import { AuthForm } from "../../shared/auth/auth-form.tsx";
import { AuthPage } from "../../shared/auth/auth-page.tsx";

export interface CompleteScreenProps {
  name: string;
  email: string;
  sent: { name: string; email: string; errors: FormErrors } | undefined;
}

/** What the provider did not tell: a name here, perhaps an address. Works without script. */
export function CompleteScreen({ name, email, sent }: CompleteScreenProps) {
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
        <TextField
          label={t({ id: "auth.email", message: "Email" })}
          hint={t({ id: "auth.email.hint", message: "Only you can see it" })}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={LIMITS.email.max}
          defaultValue={sent?.email ?? email}
          error={fields.email}
        />
      </AuthForm>
    </AuthPage>
  );
}
