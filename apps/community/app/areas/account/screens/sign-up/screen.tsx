import { LIMITS } from "@grow/domain";
import { TextLink } from "@grow/ui/foundation";
import { TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import { type FormErrors, NO_ERRORS } from "../../../../shared/form-errors.ts";
import { AuthPage } from "../../shared/auth/auth-page.tsx";
import { EmailField } from "../../shared/auth/email-field.tsx";
import { NewPassword } from "../../shared/auth/new-password.tsx";
import { ProvedForm } from "../../shared/auth/proved-form.tsx";
import { ProviderButtons } from "../../shared/oauth/provider-buttons.tsx";

export interface SignUpScreenProps {
  returnPath: string;
  /** Providers that are switched on. */
  providers: readonly { provider: string; name: string }[];
  /** An account may have no address. */
  isEmailOptional: boolean;
  sent: { name: string; email: string; errors: FormErrors } | undefined;
}

/** A new account: name, e-mail, password. */
export function SignUpScreen({ returnPath, providers, isEmailOptional, sent }: SignUpScreenProps) {
  const { t } = useLingui();
  const { fields, form } = sent?.errors ?? NO_ERRORS;
  return (
    <AuthPage
      title={t({ id: "auth.signUp.title", message: "Create an account" })}
      text={<Trans id="auth.signUp.text">Start a diary, ask questions and follow other growers.</Trans>}
      error={form}
    >
      <ProvedForm submit={t({ id: "auth.signUp.submit", message: "Create account" })} outcome={sent}>
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
          defaultValue={sent?.name}
          error={fields.name}
        />
        <EmailField isOptional={isEmailOptional} defaultValue={sent?.email} error={fields.email} />
        <NewPassword
          label={t({ id: "auth.password", message: "Password" })}
          error={fields.password}
          outcome={sent}
          owner="form"
        />
      </ProvedForm>
      <ProviderButtons providers={providers} returnPath={returnPath} />
      <p>
        <Trans id="auth.signUp.known">
          Already have an account? <TextLink href={paths.signIn(returnPath)}>Sign in</TextLink>
        </Trans>
      </p>
    </AuthPage>
  );
}
