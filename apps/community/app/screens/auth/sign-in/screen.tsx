import { createDrafts } from "@grow/app-kit/client/drafts.ts";
import { Checkbox, Cluster, PasswordField, TextField, TextLink } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { paths } from "../../../paths.ts";
import { type FormErrors, NO_ERRORS } from "../../../shared/form-errors.ts";
import { AuthForm } from "../parts/auth-form.tsx";
import { AuthPage } from "../parts/auth-page.tsx";

export interface SignInScreenProps {
  returnPath: string;
  /** What the last attempt was answered with; the password is never among it. */
  sent: { login: string; isRemembered: boolean; errors: FormErrors } | undefined;
}

/** Signing in by name or e-mail. Works without script. */
export function SignInScreen({ returnPath, sent }: SignInScreenProps) {
  const { t } = useLingui();
  const hasDraft = useHasDraft();
  const { fields, form } = sent?.errors ?? NO_ERRORS;
  return (
    <AuthPage
      title={t({ id: "auth.signIn.title", message: "Welcome back" })}
      text={
        hasDraft ? <Trans id="auth.signIn.draft">What you were writing is still on this device.</Trans> : null
      }
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
        <PasswordField
          label={t({ id: "auth.password", message: "Password" })}
          name="password"
          autoComplete="current-password"
          required
          maxLength={128}
          error={fields.password}
        />
        <Cluster justify="between">
          <Checkbox name="remember" defaultChecked={sent?.isRemembered ?? true}>
            <Trans id="auth.remember">Stay signed in</Trans>
          </Checkbox>
          <TextLink href={paths.forgotPassword()}>
            <Trans id="auth.forgot">Forgot password?</Trans>
          </TextLink>
        </Cluster>
      </AuthForm>
      <p>
        <Trans id="auth.signIn.new">
          New here? <TextLink href={paths.signUp(returnPath)}>Create an account</TextLink>
        </Trans>
      </p>
    </AuthPage>
  );
}

/** True once the browser has said that it keeps something a guest wrote. */
function useHasDraft(): boolean {
  const [hasDraft, setHasDraft] = useState(false);
  useEffect(() => setHasDraft(createDrafts(null).hasAny()), []);
  return hasDraft;
}
