import { LIMITS } from "@grow/domain";
import { TextField, TextLink } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../paths.ts";
import { type FormErrors, NO_ERRORS } from "../../../shared/form-errors.ts";
import { AuthPage } from "../parts/auth-page.tsx";
import { NewPassword } from "../parts/new-password.tsx";
import { ProvedForm } from "../parts/proved-form.tsx";

export interface SignUpScreenProps {
  returnPath: string;
  sent: { name: string; email: string; errors: FormErrors } | undefined;
}

/** A new account: name, e-mail, password. */
export function SignUpScreen({ returnPath, sent }: SignUpScreenProps) {
  const { t } = useLingui();
  const { fields, form } = sent?.errors ?? NO_ERRORS;
  return (
    <AuthPage
      title={t({ id: "auth.signUp.title", message: "Create an account" })}
      text={<Trans id="auth.signUp.text">For your diary, your questions and everybody you follow.</Trans>}
      error={form}
    >
      <ProvedForm submit={t({ id: "auth.signUp.submit", message: "Create account" })} outcome={sent}>
        <TextField
          label={t({ id: "auth.name", message: "Name" })}
          hint={t({
            id: "auth.name.hint",
            message: "As others see you. Letters, digits, dot, dash; no spaces.",
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
        <TextField
          label={t({ id: "auth.email", message: "Email" })}
          hint={t({ id: "auth.email.hint", message: "Nobody else sees it." })}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={LIMITS.email.max}
          defaultValue={sent?.email}
          error={fields.email}
        />
        <NewPassword label={t({ id: "auth.password", message: "Password" })} error={fields.password} />
      </ProvedForm>
      <p>
        <Trans id="auth.signUp.known">
          Here before? <TextLink href={paths.signIn(returnPath)}>Sign in</TextLink>
        </Trans>
      </p>
    </AuthPage>
  );
}
